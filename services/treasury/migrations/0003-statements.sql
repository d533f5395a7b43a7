create table statement_import (
  organization_id uuid not null,
  id uuid not null,
  bank_account_id uuid not null,
  file_id uuid not null,
  file_name text not null,
  file_size integer not null,
  file_hash text,
  layout text,
  status text not null check (status in ('CHECKING', 'HAS_ERRORS', 'HAS_WARNINGS', 'READY', 'IMPORTING', 'IMPORTED', 'FAILED', 'UNDONE')),
  ignore_warnings boolean not null default false,
  dry_run boolean not null default false,
  mapping jsonb,
  counts jsonb not null default '{"total":0,"ready":0,"warnings":0,"duplicates":0,"errors":0}',
  gap jsonb,
  balance_proof jsonb,
  sample jsonb,
  period_from date,
  period_to date,
  done integer not null default 0,
  total integer not null default 0,
  failure_reason text,
  created_at timestamptz not null default now(),
  created_by uuid,
  finished_at timestamptz,
  version integer not null default 1,
  primary key (organization_id, id),
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
  code text not null,
  details jsonb not null default '{}',
  primary key (organization_id, import_id, place),
  foreign key (organization_id, import_id) references statement_import (organization_id, id) on delete cascade
);

create table statement_transaction (
  organization_id uuid not null,
  id uuid not null,
  bank_account_id uuid not null,
  import_id uuid,
  -- Order of the line within its day, as the file has it.
  place integer not null default 0,
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
  -- SHA-256 of account, date, direction, amount, normalised description and occurrence number.
  fingerprint bytea not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, bank_account_id) references bank_account (organization_id, id),
  foreign key (organization_id, import_id) references statement_import (organization_id, id)
);
create unique index statement_fingerprint on statement_transaction (organization_id, fingerprint);
create index statement_date on statement_transaction (organization_id, date desc, id desc);
create index statement_amount on statement_transaction (organization_id, amount_minor desc, id desc);
create index statement_account_date on statement_transaction (organization_id, bank_account_id, date desc, id desc);
create index statement_account_status_date on statement_transaction (organization_id, bank_account_id, status, date desc, id desc);
create index statement_status_date on statement_transaction (organization_id, status, date desc, id desc);
create index statement_import_rows on statement_transaction (organization_id, import_id) where import_id is not null;
