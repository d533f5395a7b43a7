-- Both are trusted extensions: the owner of the database may create them. They serve the search functions at the end.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Read-only projection of what the account service owns, filled from its feed and `GET …?ids=`.
create table organization (
  organization_id uuid primary key,
  name text not null,
  legal_name text not null,
  default_currency char(3) not null,
  time_zone text not null,
  modes text[] not null,
  controls jsonb not null default '{}'
);
create table entity (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  is_default boolean not null,
  primary key (organization_id, id)
);
create table member (
  organization_id uuid not null,
  user_id uuid not null,
  full_name text not null,
  primary key (organization_id, user_id)
);

create table bank_account (
  organization_id uuid not null,
  id uuid not null,
  entity_id uuid not null,
  bank_code text not null,
  account_number text not null check (account_number ~ '^[0-9]{5,34}$'),
  -- People sort by it: an ICU collation, since the database sorts by code point.
  alias text collate "unicode" not null check (length(alias) between 1 and 100),
  connection_type text not null check (connection_type in ('MANUAL', 'CRAWLER', 'API')),
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  balance_minor bigint,
  balance_at timestamptz,
  last_checked_on date,
  statement_mapping jsonb,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, entity_id) references entity (organization_id, id)
);
create unique index bank_account_alias on bank_account (organization_id, lower(alias));
create unique index bank_account_number on bank_account (organization_id, bank_code, account_number);
create index bank_account_sorted on bank_account (organization_id, alias, id);
create index bank_account_created on bank_account (organization_id, created_at desc, id desc);

create table counterparty (
  organization_id uuid not null,
  id uuid not null,
  legal_name text not null,
  alias text collate "unicode" not null,
  external_id text,
  type text not null check (type in ('COMPANY', 'INDIVIDUAL')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  email text,
  tax_number text,
  residence text check (residence in ('RESIDENT', 'NON_RESIDENT')),
  customer_type text check (customer_type in ('INDIVIDUAL', 'CORPORATION', 'GOVERNMENT')),
  address text,
  entity_id uuid, -- set for the default counterparty of an entity, which is read-only
  import_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  search_text text not null generated always as (lower(legal_name || ' ' || alias || ' ' || coalesce(external_id, ''))) stored,
  primary key (organization_id, id),
  foreign key (organization_id, entity_id) references entity (organization_id, id)
);
create unique index counterparty_alias on counterparty (organization_id, lower(alias));
create unique index counterparty_external on counterparty (organization_id, external_id) where external_id is not null;
create unique index counterparty_default on counterparty (organization_id, entity_id) where entity_id is not null;
create index counterparty_sorted on counterparty (organization_id, alias, id);
create index counterparty_created on counterparty (organization_id, created_at desc, id desc);
create index counterparty_search on counterparty using gin (organization_id, search_text gin_trgm_ops);

create table counterparty_account (
  organization_id uuid not null,
  id uuid not null,
  counterparty_id uuid not null,
  -- The order in which a person listed them.
  place integer not null,
  alias text,
  bank_code text not null,
  account_number text not null,
  account_name text not null,
  primary key (organization_id, id),
  foreign key (organization_id, counterparty_id) references counterparty (organization_id, id) on delete cascade
);
create unique index counterparty_account_number on counterparty_account (organization_id, counterparty_id, bank_code, account_number);
create index counterparty_account_lookup on counterparty_account (organization_id, account_number);
create index counterparty_account_search on counterparty_account using gin (organization_id, account_number gin_trgm_ops);

-- What confirmed matches taught: a name or an account number under which a counterparty appears in bank texts.
create table counterparty_learnt (
  organization_id uuid not null,
  counterparty_id uuid not null,
  kind text not null check (kind in ('ALIAS', 'ACCOUNT')),
  value text not null,
  seen integer not null default 1,
  primary key (organization_id, counterparty_id, kind, value),
  foreign key (organization_id, counterparty_id) references counterparty (organization_id, id) on delete cascade
);

-- Gapless human numbers: one row per kind and year, locked while a number is taken.
create table number_series (
  organization_id uuid not null,
  kind text not null,
  year integer not null,
  last integer not null,
  primary key (organization_id, kind, year)
);

-- Numbers of the series that have no record yet: taken in one piece for an import, so that the series is not locked while it stores.
-- One that came to nothing has no owner any more, and its numbers are given out before new ones.
create table number_reservation (
  organization_id uuid not null,
  kind text not null,
  year integer not null,
  first integer not null,
  last integer not null,
  owner_id uuid,
  primary key (organization_id, kind, year, last),
  check (first <= last + 1)
);
create unique index number_reservation_owner on number_reservation (organization_id, owner_id) where owner_id is not null;

create table expected_transaction (
  organization_id uuid not null,
  id uuid not null,
  number text not null,
  date date not null,
  description text not null,
  direction text not null check (direction in ('DEBIT', 'CREDIT')),
  amount_minor bigint not null check (amount_minor > 0),
  -- Sum of active allocations plus their adjustments (expected side).
  allocated_minor bigint not null default 0 check (allocated_minor between 0 and amount_minor),
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  status text not null default 'UNRECONCILED' check (status in ('UNRECONCILED', 'PARTIALLY_RECONCILED', 'RECONCILED', 'ARCHIVED')),
  counterparty_id uuid,
  bank_account_id uuid,
  internal_description text,
  external_id text,
  data jsonb not null default '[]',
  amount_from_minor bigint,
  amount_to_minor bigint,
  date_from date,
  date_to date,
  -- Something was allocated to it once, though it may have been taken back: its history keeps it from being deleted.
  was_reconciled boolean not null default false,
  source text not null default 'MANUAL' check (source in ('MANUAL', 'IMPORT', 'PAYMENT', 'BILL', 'DEPOSIT', 'INVOICE')),
  import_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  search_text text not null generated always as (
    lower(number || ' ' || description || ' ' || coalesce(internal_description, '') || ' ' || coalesce(external_id, ''))
  ) stored,
  check (amount_from_minor <= amount_to_minor),
  check (date_from <= date_to),
  primary key (organization_id, id),
  foreign key (organization_id, counterparty_id) references counterparty (organization_id, id),
  foreign key (organization_id, bank_account_id) references bank_account (organization_id, id)
);
create unique index expected_number on expected_transaction (organization_id, number);
create unique index expected_external on expected_transaction (organization_id, external_id) where external_id is not null;
create index expected_date on expected_transaction (organization_id, date desc, id desc);
create index expected_amount on expected_transaction (organization_id, amount_minor desc, id desc);
create index expected_created on expected_transaction (organization_id, created_at desc, id desc);
create index expected_status_date on expected_transaction (organization_id, status, date desc, id desc);
create index expected_counterparty on expected_transaction (organization_id, counterparty_id, date desc, id desc);
create index expected_account on expected_transaction (organization_id, bank_account_id, date desc, id desc);
create index expected_search on expected_transaction using gin (organization_id, search_text gin_trgm_ops);
-- What the matching engine reads and probes.
create index expected_open on expected_transaction (organization_id, currency, direction, (amount_minor - allocated_minor)) where status in ('UNRECONCILED', 'PARTIALLY_RECONCILED');

create table record_import (
  organization_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('COUNTERPARTIES', 'EXPECTED_TRANSACTIONS')),
  status text not null check (status in ('CHECKING', 'HAS_ERRORS', 'HAS_WARNINGS', 'READY', 'IMPORTING', 'IMPORTED', 'FAILED')),
  file_id uuid not null,
  file_name text not null,
  hash text not null,
  ignore_warnings boolean not null default false,
  dry_run boolean not null default false,
  counts jsonb not null default '{"total":0,"ready":0,"warnings":0,"duplicates":0,"errors":0}',
  done integer not null default 0,
  total integer not null default 0,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (organization_id, id)
);
create index record_import_created on record_import (organization_id, created_at desc, id desc);

create table record_import_issue (
  organization_id uuid not null,
  import_id uuid not null,
  place integer not null,
  severity text not null check (severity in ('ERROR', 'WARNING', 'DUPLICATE')),
  row_number integer,
  column_name text,
  value text,
  code text not null,
  params jsonb not null default '{}',
  primary key (organization_id, import_id, place),
  foreign key (organization_id, import_id) references record_import (organization_id, id) on delete cascade
);

-- Up to where the account service's feed has been taken into the projection. One row; no tenant's data.
create table projection_position (
  one boolean primary key default true check (one),
  position bigint not null
);

-- Search. LIKE is not leakproof, so under row security no index could serve it: these narrow functions look for one word
-- in one organization, as a role that may read these tables and do nothing else.
create function contains_pattern(word text) returns text language sql immutable parallel safe
  return '%' || replace(replace(replace(lower(word), '\', '\\'), '%', '\%'), '_', '\_') || '%';

create function search_counterparty(word text) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select id from counterparty
  where organization_id = app_organization() and search_text like contains_pattern(word)
  union
  select counterparty_id from counterparty_account
  where organization_id = app_organization() and account_number like contains_pattern(word);
end;

-- `amount` is the word read as an amount, or null.
create function search_expected(word text, amount bigint) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select id from expected_transaction
  where organization_id = app_organization() and search_text like contains_pattern(word)
  union
  select id from expected_transaction
  where organization_id = app_organization() and amount_minor = amount
  union
  select e.id from expected_transaction e
  join counterparty c on c.organization_id = e.organization_id and c.id = e.counterparty_id
  where c.organization_id = app_organization() and c.search_text like contains_pattern(word);
end;

do $$
declare readable text;
begin
  foreach readable in array array['counterparty', 'counterparty_account', 'expected_transaction'] loop
    execute format('grant select on %I to treasury_search', readable);
    execute format('create policy search on %I for select to treasury_search using (true)', readable);
  end loop;
end $$;
grant usage, create on schema public to treasury_search;
alter function search_counterparty(text) owner to treasury_search;
alter function search_expected(text, bigint) owner to treasury_search;
