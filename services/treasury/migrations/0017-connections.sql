-- How a bank account is connected to its bank. An account without a row is kept by hand.
create table bank_connection (
  organization_id uuid not null,
  bank_account_id uuid not null,
  type text not null check (type in ('API', 'CRAWLER')),
  -- Credentials as only the service can read them (kit/sealing.ts), bound to this row. A folder needs none.
  sealed bytea check ((type = 'API') = (sealed is not null)),
  credentials_at timestamptz,
  -- Times of day in the organization's zone, `HH:MM`.
  schedule text[] not null default '{}',
  next_sync_at timestamptz,
  -- The first day whose lines come by this connection: those before came by other ways, in other words.
  starts_on date,
  -- Since when a sync is asked for or at work; null: none is.
  syncing_since timestamptz,
  last_attempt_at timestamptz,
  last_synced_at timestamptz,
  -- Name of the row in the code table that says why the last attempt failed, and what fills its message; null: it did not.
  last_error text,
  last_error_params jsonb not null default '{}',
  last_import_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  primary key (organization_id, bank_account_id),
  foreign key (organization_id, bank_account_id) references bank_account (organization_id, id) on delete cascade,
  foreign key (organization_id, last_import_id) references statement_import (organization_id, id)
);
create index bank_connection_due on bank_connection (next_sync_at) where next_sync_at is not null;

-- The worker's clock looks for what is due in all organizations. What is sealed it does not see.
grant select (organization_id, bank_account_id, type, next_sync_at) on bank_connection to treasury_system;
create policy system_reads on bank_connection for select to treasury_system using (true);

-- What a bank said an account holds, each time it was asked.
create table account_balance (
  organization_id uuid not null,
  bank_account_id uuid not null,
  at timestamptz not null,
  ledger_minor bigint not null,
  available_minor bigint not null,
  source text not null check (source in ('API', 'CRAWLER')),
  primary key (organization_id, bank_account_id, at),
  foreign key (organization_id, bank_account_id) references bank_account (organization_id, id) on delete cascade
);

-- What may be spent, where the bank says it; beside the ledger balance of the same moment.
alter table bank_account add column available_minor bigint;

-- How the file of an import came: by a person, or by a connection.
alter table statement_import add column source text not null default 'MANUAL' check (source in ('MANUAL', 'CRAWLER', 'API'));
