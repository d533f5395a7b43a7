create table statement_import (
  organization_id uuid not null,
  id uuid not null,
  bank_account_id uuid not null,
  file_id uuid not null,
  file_name text not null,
  file_size integer not null,
  layout text,
  status text not null check (status in ('CHECKING', 'HAS_ERRORS', 'HAS_WARNINGS', 'READY', 'IMPORTING', 'IMPORTED', 'FAILED', 'UNDONE')),
  ignore_warnings boolean not null default false,
  dry_run boolean not null default false,
  mapping jsonb,
  save_mapping boolean not null default false,
  counts jsonb not null default '{"total":0,"ready":0,"warnings":0,"duplicates":0,"errors":0}',
  gap jsonb,
  balance_proof jsonb,
  sample jsonb,
  period_from date,
  period_to date,
  done integer not null default 0,
  total integer not null default 0,
  failure text,
  created_at timestamptz not null default now(),
  created_by uuid,
  -- For the activity log: the job runs after the request has ended.
  created_by_name text,
  request_id text,
  finished_at timestamptz,
  version integer not null default 1,
  primary key (organization_id, id),
  -- What a line that names both points at.
  unique (organization_id, id, bank_account_id),
  foreign key (organization_id, bank_account_id) references bank_account (organization_id, id)
);
create index statement_import_created on statement_import (organization_id, created_at desc, id desc);
create index statement_import_account on statement_import (organization_id, bank_account_id, created_at desc, id desc);

create table statement_import_issue (
  organization_id uuid not null,
  import_id uuid not null,
  place integer not null,
  severity text not null check (severity in ('ERROR', 'WARNING', 'DUPLICATE')),
  row_number integer,
  column_name text,
  value text,
  -- Name of the row in the code table; the message is made when it is read, in the reader's language.
  error text not null,
  params jsonb not null default '{}',
  primary key (organization_id, import_id, place),
  foreign key (organization_id, import_id) references statement_import (organization_id, id) on delete cascade
);

-- The day of the newest line, kept by statements/standing.ts. Looking it up instead means stepping over every line of an import that is not
-- committed yet: up to 100,000 of them, in each list of accounts.
alter table bank_account add column last_statement_on date;

-- Ids rise in the order in which the bank made the lines, so that lines of one day keep it.
create table statement_transaction (
  organization_id uuid not null,
  id uuid not null,
  bank_account_id uuid not null,
  import_id uuid,
  date date not null,
  description text not null,
  party_name text,
  "references" text[] not null default '{}',
  direction text not null check (direction in ('DEBIT', 'CREDIT')),
  amount_minor bigint not null check (amount_minor > 0),
  allocated_minor bigint not null default 0 check (allocated_minor between 0 and amount_minor),
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  ending_balance_minor bigint,
  status text not null default 'UNRECONCILED' check (status in ('UNRECONCILED', 'PARTIALLY_RECONCILED', 'RECONCILED', 'ARCHIVED')),
  source text not null default 'MANUAL' check (source in ('MANUAL', 'CRAWLER', 'API')),
  -- First half of the SHA-256 of account, date, direction, amount, normalized description and occurrence number: as a uuid it takes
  -- half the room, and an import of 100,000 lines a fifth less time.
  fingerprint uuid not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  -- The account of a line that no import brought; the others are of the account of their import.
  entered_for uuid generated always as (case when import_id is null then bank_account_id end) stored,
  primary key (organization_id, id),
  -- A foreign key is looked up for each line by itself, which is a fifth of what storing it costs: so each line has one, not two.
  foreign key (organization_id, import_id, bank_account_id) references statement_import (organization_id, id, bank_account_id),
  foreign key (organization_id, entered_for) references bank_account (organization_id, id)
);
create unique index statement_fingerprint on statement_transaction (organization_id, fingerprint);
-- Lists run from the newest line back; the indexes run the other way, since a file grows them at their end, where Postgres fills pages whole.
create index statement_date on statement_transaction (organization_id, date, id);
create index statement_amount on statement_transaction (organization_id, amount_minor, id);
create index statement_account_date on statement_transaction (organization_id, bank_account_id, date, id);
create index statement_account_status_date on statement_transaction (organization_id, bank_account_id, status, date, id);
create index statement_import_rows on statement_transaction (organization_id, import_id) where import_id is not null;

-- Search, as in 0002. A trigram index would cost an import of 100,000 lines some 3 seconds; reading one organization's lines costs a search
-- of them some 50 ms. `amount` is the word read as an amount, or null.
create function search_statement(word text, amount bigint) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select id from statement_transaction
  where organization_id = app_organization()
    and (lower(description) like contains_pattern(word) or lower(party_name) like contains_pattern(word) or amount_minor = amount);
end;
grant select on statement_transaction to treasury_search;
create policy search on statement_transaction for select to treasury_search using (true);
alter function search_statement(text, bigint) owner to treasury_search;
