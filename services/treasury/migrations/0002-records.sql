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
  alias text not null check (length(alias) between 1 and 100),
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
create index bank_account_created on bank_account (organization_id, created_at desc, id desc);

create table counterparty (
  organization_id uuid not null,
  id uuid not null,
  legal_name text not null,
  alias text not null,
  external_id text,
  type text not null check (type in ('COMPANY', 'INDIVIDUAL')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  email text,
  tax_number text,
  residence text,
  customer_type text,
  address text,
  entity_id uuid, -- set for the default counterparty of an entity, which is read-only
  import_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, entity_id) references entity (organization_id, id)
);
create unique index counterparty_alias on counterparty (organization_id, lower(alias));
create unique index counterparty_external on counterparty (organization_id, external_id) where external_id is not null;
create index counterparty_created on counterparty (organization_id, created_at desc, id desc);

create table counterparty_account (
  organization_id uuid not null,
  id uuid not null,
  counterparty_id uuid not null,
  alias text,
  bank_code text not null,
  account_number text not null,
  account_name text not null,
  primary key (organization_id, id),
  foreign key (organization_id, counterparty_id) references counterparty (organization_id, id) on delete cascade
);
create unique index counterparty_account_number on counterparty_account (organization_id, counterparty_id, bank_code, account_number);
create index counterparty_account_lookup on counterparty_account (organization_id, account_number);

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
  source text not null default 'MANUAL' check (source in ('MANUAL', 'IMPORT', 'PAYMENT', 'BILL', 'DEPOSIT', 'INVOICE')),
  import_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
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
-- What the matching engine reads and probes.
create index expected_open on expected_transaction (organization_id, currency, direction, (amount_minor - allocated_minor)) where status in ('UNRECONCILED', 'PARTIALLY_RECONCILED');

create table record_import (
  organization_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('COUNTERPARTIES', 'EXPECTED_TRANSACTIONS')),
  status text not null,
  file_id uuid not null,
  file_name text not null,
  hash text not null,
  counts jsonb not null,
  issues jsonb not null default '[]',
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (organization_id, id)
);
create index record_import_created on record_import (organization_id, created_at desc, id desc);
