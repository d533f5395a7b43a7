-- Payment providers: connections to them, what they report of payments, and the batches that they pay out.
create table payment_provider (
  organization_id uuid not null,
  id uuid not null,
  provider text not null check (provider in ('XENDIT', 'MIDTRANS', 'DOKU', 'FASPAY', 'IPAYMU', 'DURIANPAY')),
  alias text collate "unicode" not null check (length(alias) between 1 and 100),
  mode text not null check (mode in ('API', 'FILE')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DISABLED')),
  bank_account_id uuid not null,
  counterparty_id uuid not null,
  -- Where its notifications arrive.
  hook_token text not null check (length(hook_token) = 43),
  sealed bytea,
  credentials_hint text check (length(credentials_hint) = 4),
  credentials_at timestamptz,
  -- Those before prove notifications for a day after they were replaced.
  previous_sealed bytea,
  previous_until timestamptz,
  -- Which columns of the provider's report hold what.
  file_mapping jsonb,
  next_sync_at timestamptz,
  syncing_since timestamptz,
  -- Where the sync that is at work goes on: which list, and where in it.
  sync_list text check (sync_list in ('TRANSACTIONS', 'SETTLEMENTS', 'ORDERS')),
  sync_cursor text,
  sync_from timestamptz,
  sync_count integer not null default 0,
  -- The newest change that was seen.
  synced_through timestamptz,
  last_attempt_at timestamptz,
  last_synced_at timestamptz,
  last_notified_at timestamptz,
  last_error text,
  last_error_params jsonb not null default '{}',
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  search_text text not null generated always as (lower(alias || ' ' || provider)) stored,
  primary key (organization_id, id),
  foreign key (organization_id, bank_account_id) references bank_account (organization_id, id),
  foreign key (organization_id, counterparty_id) references counterparty (organization_id, id),
  check ((mode = 'FILE') or sealed is not null),
  check ((previous_sealed is null) = (previous_until is null)),
  check ((sealed is null) = (credentials_at is null)),
  check (next_sync_at is null or (mode = 'API' and status = 'ACTIVE'))
);
create unique index payment_provider_alias on payment_provider (organization_id, lower(alias));
create unique index payment_provider_hook on payment_provider (hook_token);
create index payment_provider_created on payment_provider (organization_id, created_at, id);
create index payment_provider_account on payment_provider (organization_id, bank_account_id);
create index payment_provider_counterparty on payment_provider (organization_id, counterparty_id);
create index payment_provider_due on payment_provider (next_sync_at) where next_sync_at is not null;

-- A settlement batch: one payout to one bank account.
create table payment_record (
  organization_id uuid not null,
  id uuid not null,
  provider_id uuid not null,
  external_id text not null check (length(external_id) between 1 and 200),
  bank_account_id uuid not null,
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  payout_on date not null,
  -- What it is made of, where that is told.
  gross_minor bigint,
  fee_minor bigint,
  vat_minor bigint,
  withheld_minor bigint,
  adjustment_minor bigint,
  net_minor bigint not null,
  transaction_count integer,
  members_minor bigint,
  settlement text not null check (settlement in ('PENDING', 'SETTLED')),
  figure_check text not null default 'EXACT' check (figure_check in ('EXACT', 'ROUNDED', 'MISMATCH')),
  member_check text not null default 'EXACT' check (member_check in ('EXACT', 'ROUNDED', 'MISMATCH')),
  carry_over_check text not null default 'EXACT' check (carry_over_check in ('EXACT', 'ROUNDED', 'MISMATCH')),
  has_mismatch boolean not null generated always as ('MISMATCH' in (figure_check, member_check, carry_over_check)) stored,
  -- Of its expected transaction; null where nothing is paid out.
  reconciliation_status text check (reconciliation_status in ('UNRECONCILED', 'PARTIALLY_RECONCILED', 'RECONCILED')),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text not null generated always as (lower(external_id)) stored,
  primary key (organization_id, id),
  foreign key (organization_id, provider_id) references payment_provider (organization_id, id),
  foreign key (organization_id, bank_account_id) references bank_account (organization_id, id),
  check (num_nonnulls(gross_minor, fee_minor, vat_minor, withheld_minor, adjustment_minor, transaction_count, members_minor) in (0, 7))
);
create unique index payment_record_external on payment_record (organization_id, provider_id, external_id);
create index payment_record_payout on payment_record (organization_id, payout_on, id);
create index payment_record_provider_payout on payment_record (organization_id, provider_id, payout_on, id);
create index payment_record_net on payment_record (organization_id, net_minor, id);
create index payment_record_created on payment_record (organization_id, created_at, id);
create index payment_record_account on payment_record (organization_id, bank_account_id);
create index payment_record_mismatch on payment_record (organization_id, payout_on, id) where has_mismatch;

-- An order's payment, a refund of it, or a chargeback.
create table provider_transaction (
  organization_id uuid not null,
  id uuid not null,
  provider_id uuid not null,
  external_id text not null check (length(external_id) between 1 and 250),
  kind text not null check (kind in ('PAYMENT', 'REFUND', 'CHARGEBACK')),
  original_external_id text,
  order_reference text not null,
  channel text not null,
  channel_code text,
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  gross_minor bigint not null,
  -- Null until the provider has told them.
  fee_minor bigint,
  vat_minor bigint,
  withheld_minor bigint,
  adjustment_minor bigint not null,
  net_minor bigint not null,
  figure_check text not null default 'EXACT' check (figure_check in ('EXACT', 'ROUNDED', 'MISMATCH')),
  status text not null check (status in ('PENDING', 'FAILED', 'VOIDED', 'SUCCESS', 'REVERSED')),
  -- The provider's own word.
  status_word text not null,
  is_status_known boolean not null,
  result text not null check (result in ('PENDING', 'FAILED', 'SUCCESS', 'SUCCEEDED', 'REFUNDED')),
  settlement text not null check (settlement in ('PENDING', 'SETTLED')),
  -- The batch that pays it out.
  record_id uuid,
  transacted_at timestamptz not null,
  provider_updated_at timestamptz not null,
  -- When its money should come, by the provider or by its channel.
  expected_on date not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text not null generated always as (lower(order_reference || ' ' || external_id)) stored,
  primary key (organization_id, id),
  foreign key (organization_id, provider_id) references payment_provider (organization_id, id),
  foreign key (organization_id, record_id) references payment_record (organization_id, id),
  check (num_nonnulls(fee_minor, vat_minor, withheld_minor) in (0, 3))
);
create unique index provider_transaction_external on provider_transaction (organization_id, provider_id, external_id);
create index provider_transaction_order on provider_transaction (organization_id, order_reference);
create index provider_transaction_time on provider_transaction (organization_id, transacted_at, id);
create index provider_transaction_provider_time on provider_transaction (organization_id, provider_id, transacted_at, id);
create index provider_transaction_status_time on provider_transaction (organization_id, status, transacted_at, id);
create index provider_transaction_gross on provider_transaction (organization_id, gross_minor, id);
create index provider_transaction_search on provider_transaction using gin (organization_id, search_text gin_trgm_ops);
create index provider_transaction_created on provider_transaction (organization_id, created_at, id);
create index provider_transaction_record on provider_transaction (organization_id, record_id, transacted_at, id) where record_id is not null;
-- Money that is to come and is in no batch yet.
create index provider_transaction_due on provider_transaction (organization_id, expected_on, id) where record_id is null and status = 'SUCCESS';

-- What a batch is made of, in the order of the provider's report.
create table payment_record_member (
  organization_id uuid not null,
  record_id uuid not null,
  place integer not null,
  kind text not null check (kind in ('TRANSACTION', 'CARRY_OVER', 'ADJUSTMENT')),
  transaction_id uuid,
  description text,
  net_minor bigint not null,
  -- Another batch has paid it out already.
  is_elsewhere boolean not null,
  primary key (organization_id, record_id, place),
  foreign key (organization_id, record_id) references payment_record (organization_id, id),
  foreign key (organization_id, transaction_id) references provider_transaction (organization_id, id),
  check ((kind = 'TRANSACTION') = (transaction_id is not null))
);
create index payment_record_member_transaction on payment_record_member (organization_id, transaction_id) where transaction_id is not null;

-- What a provider told us of its own accord: kept by its hash, so that what is sent again does nothing again.
create table provider_notification (
  organization_id uuid not null,
  provider_id uuid not null,
  hash bytea not null check (length(hash) = 32),
  received_at timestamptz not null,
  primary key (organization_id, provider_id, hash),
  foreign key (organization_id, provider_id) references payment_provider (organization_id, id)
);

alter table expected_transaction
  drop constraint expected_transaction_source_check,
  add constraint expected_transaction_source_check
    check (source in ('MANUAL', 'IMPORT', 'PAYMENT', 'BILL', 'DEPOSIT', 'PROVIDER', 'INVOICE')),
  add column payment_record_id uuid,
  add foreign key (organization_id, payment_record_id) references payment_record (organization_id, id);
-- One that a change has replaced stays as an archived record.
create unique index expected_of_payment_record on expected_transaction (organization_id, payment_record_id)
  where payment_record_id is not null and status <> 'ARCHIVED';
create index expected_of_payment_records on expected_transaction (organization_id, payment_record_id) where payment_record_id is not null;

-- The worker looks for what is due in all organizations.
create policy due on payment_provider for select to treasury_system using (true);
grant select (organization_id, id, next_sync_at) on payment_provider to treasury_system;

-- Who calls from outside shows a token and nothing else: this finds whose it is, and tells nobody anything more.
create policy search on payment_provider for select to treasury_search using (true);
grant select (organization_id, id, hook_token) on payment_provider to treasury_search;
create function provider_of_hook(token text) returns table (organization_id uuid, id uuid)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select p.organization_id, p.id from payment_provider p where p.hook_token = token;
end;
alter function provider_of_hook(text) owner to treasury_search;
revoke all on function provider_of_hook(text) from public;
grant execute on function provider_of_hook(text) to treasury_system;

-- Search, as 0002 does it.
create policy search on provider_transaction for select to treasury_search using (true);
grant select on provider_transaction to treasury_search;
create function search_provider_transaction(word text, amount bigint) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select id from provider_transaction
  where organization_id = app_organization() and search_text like contains_pattern(word)
  union
  select id from provider_transaction
  where organization_id = app_organization() and gross_minor = amount;
end;
alter function search_provider_transaction(text, bigint) owner to treasury_search;
