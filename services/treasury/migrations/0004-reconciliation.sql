-- One pass of the engine, and the review that may follow it.
create table reconciliation_run (
  organization_id uuid not null,
  id uuid not null,
  -- Null when it covers all accounts.
  bank_account_id uuid,
  mode text not null check (mode in ('RECOMMEND', 'AUTOMATIC')),
  status text not null default 'QUEUED'
    check (status in ('QUEUED', 'RUNNING', 'AWAITING_REVIEW', 'CONFIRMING', 'COMPLETED', 'FAILED', 'CANCELLED')),
  done integer not null default 0,
  total integer not null default 0,
  matched integer not null default 0,
  automatic integer not null default 0,
  -- Automatic recommendations that the reviewer took out.
  excluded uuid[] not null default '{}',
  started_at timestamptz not null default clock_timestamp(),
  started_by uuid,
  -- For the activity log: the work outlives the request.
  started_by_name text,
  confirmed_by uuid,
  confirmed_by_name text,
  request_id text,
  finished_at timestamptz,
  -- Name of the row in the code table.
  failure text,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, bank_account_id) references bank_account (organization_id, id)
);
create index reconciliation_run_started on reconciliation_run (organization_id, started_at desc, id desc);
create index reconciliation_run_account on reconciliation_run (organization_id, bank_account_id, started_at desc, id desc);
-- One run of an account at a time; that a run of all accounts excludes each of them is checked under a lock.
create unique index reconciliation_run_at_work
  on reconciliation_run (organization_id, coalesce(bank_account_id, '00000000-0000-0000-0000-000000000000'))
  where status in ('QUEUED', 'RUNNING', 'CONFIRMING');

-- What the engine proposes.
create table recommendation (
  organization_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  bank_account_id uuid not null,
  result text not null check (result in ('FULL_MATCH', 'PARTIAL_MATCH')),
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'REJECTED', 'SUPERSEDED')),
  currency char(3) not null,
  -- Expected minus statement amount that no adjustment explains.
  difference_minor bigint not null,
  score smallint not null check (score between 0 and 100),
  automatic boolean not null,
  reasons jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, run_id) references reconciliation_run (organization_id, id)
);
create index recommendation_run on recommendation (organization_id, run_id, id desc);
create index recommendation_pending on recommendation (organization_id, bank_account_id, id desc) where status = 'PENDING';

-- How much of a line would go to an expected transaction. Derived, and written a hundred thousand at a time: a foreign key would lock each
-- row that it points at, which costs more than the insert. What is deleted takes its parts along by the triggers below.
create table recommendation_part (
  organization_id uuid not null,
  recommendation_id uuid not null,
  place smallint not null,
  statement_transaction_id uuid not null,
  expected_transaction_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Sum of the adjustments.
  adjusted_minor bigint not null default 0,
  adjustments jsonb not null default '[]',
  primary key (organization_id, recommendation_id, place)
);
create index recommendation_part_statement on recommendation_part (organization_id, statement_transaction_id);
create index recommendation_part_expected on recommendation_part (organization_id, expected_transaction_id);

-- Records were deleted, perhaps a whole import: what was recommended for them is no longer whole.
create function statements_gone() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  with part as (
    delete from recommendation_part p using gone g
    where p.organization_id = g.organization_id and p.statement_transaction_id = g.id
    returning p.organization_id, p.recommendation_id)
  update recommendation r set status = 'SUPERSEDED' from part
  where r.organization_id = part.organization_id and r.id = part.recommendation_id and r.status = 'PENDING';
  return null;
end $$;
create trigger recommendations_of_statements after delete on statement_transaction
  referencing old table as gone for each statement execute function statements_gone();
create function expecteds_gone() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  with part as (
    delete from recommendation_part p using gone g
    where p.organization_id = g.organization_id and p.expected_transaction_id = g.id
    returning p.organization_id, p.recommendation_id)
  update recommendation r set status = 'SUPERSEDED' from part
  where r.organization_id = part.organization_id and r.id = part.recommendation_id and r.status = 'PENDING';
  return null;
end $$;
create trigger recommendations_of_expected after delete on expected_transaction
  referencing old table as gone for each statement execute function expecteds_gone();

-- A confirmed match. Never deleted: taking it back fills `removed_*`.
create table reconciliation (
  organization_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('AUTOMATIC', 'REVIEW', 'MANUAL')),
  result text not null check (result in ('FULL_MATCH', 'PARTIAL_MATCH')),
  bank_account_id uuid not null,
  currency char(3) not null,
  -- Sum of the allocations.
  amount_minor bigint not null check (amount_minor > 0),
  run_id uuid,
  recommendation_id uuid,
  -- What it taught about counterparties, so that taking it back can unteach it.
  taught jsonb not null default '[]',
  created_at timestamptz not null default now(),
  created_by uuid,
  removed_at timestamptz,
  removed_by uuid,
  removal_reason text,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, bank_account_id) references bank_account (organization_id, id),
  foreign key (organization_id, run_id) references reconciliation_run (organization_id, id),
  check ((removed_at is null) = (removal_reason is null))
);
create index reconciliation_created on reconciliation (organization_id, created_at desc, id desc);
create index reconciliation_account on reconciliation (organization_id, bank_account_id, created_at desc, id desc);
create unique index reconciliation_recommendation on reconciliation (organization_id, recommendation_id)
  where recommendation_id is not null and removed_at is null;

-- How much of a line went to an expected transaction. Counted on both sides while its reconciliation is not removed.
create table allocation (
  organization_id uuid not null,
  id uuid not null,
  reconciliation_id uuid not null,
  place smallint not null,
  statement_transaction_id uuid not null,
  expected_transaction_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (organization_id, id),
  foreign key (organization_id, reconciliation_id) references reconciliation (organization_id, id),
  foreign key (organization_id, statement_transaction_id) references statement_transaction (organization_id, id),
  foreign key (organization_id, expected_transaction_id) references expected_transaction (organization_id, id)
);
create index allocation_reconciliation on allocation (organization_id, reconciliation_id, place);
create index allocation_statement on allocation (organization_id, statement_transaction_id);
create index allocation_expected on allocation (organization_id, expected_transaction_id);

-- An explained difference, on the expected side: positive when less came than was expected.
create table adjustment (
  organization_id uuid not null,
  allocation_id uuid not null,
  place smallint not null,
  kind text not null check (kind in ('FEE', 'WITHHOLDING', 'ROUNDING')),
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (organization_id, allocation_id, place),
  foreign key (organization_id, allocation_id) references allocation (organization_id, id)
);

-- Finding what one line could be without reading all that is open: through the trigram indexes of 0002, as the search functions do. The
-- rules are in matching/; these only narrow, generously. Terms are letters or digits, three or more.
create function open_expected_with(terms text[]) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select found.id
  from unnest(terms) as term, lateral (
    select id from expected_transaction
    where organization_id = app_organization() and status in ('UNRECONCILED', 'PARTIALLY_RECONCILED')
      and search_text like '%' || lower(term) || '%'
    limit 60) as found;
end;
-- Subtraction is not leakproof either: under row security the index on what is open would not serve.
create function open_expected_within(of_currency bpchar, of_direction text, lows bigint[], highs bigint[], near date) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select found.id
  from unnest(lows, highs) as amount (low, high), lateral (
    select id from expected_transaction
    where organization_id = app_organization() and status in ('UNRECONCILED', 'PARTIALLY_RECONCILED')
      and currency = of_currency and direction = of_direction and amount_minor - allocated_minor between low and high
    order by abs(date - near), id
    limit 60) as found;
end;
create function counterparties_with(words text[]) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select found.id
  from unnest(words) as word, lateral (
    select id from counterparty where organization_id = app_organization() and search_text like '%' || lower(word) || '%'
    limit 500) as found
  group by found.id order by sum(length(word)) desc, found.id limit 20;
end;
alter function open_expected_with(text[]) owner to treasury_search;
alter function open_expected_within(bpchar, text, bigint[], bigint[], date) owner to treasury_search;
alter function counterparties_with(text[]) owner to treasury_search;
create index counterparty_learnt_value on counterparty_learnt (organization_id, kind, value);
