-- What a payment provider is asked to collect for an invoice. The reference is ours, and is stored before the provider hears of it.
create table provider_charge (
  organization_id uuid not null,
  id uuid not null,
  -- The checkout session of the account service: one charge, however often it is asked for.
  key uuid not null,
  provider_id uuid not null,
  invoice_number text not null,
  reference text not null,
  method text not null check (method in ('VIRTUAL_ACCOUNT', 'QRIS', 'CARD', 'E_WALLET')),
  bank_code text check ((bank_code is not null) = (method = 'VIRTUAL_ACCOUNT')),
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  customer_name text not null,
  return_url text,
  language text not null,
  expires_at timestamptz not null,
  status text not null check (status in ('PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'CANCELED')),
  failure_reason text check ((failure_reason is not null) = (status = 'FAILED')),
  -- MINTED: the provider has heard nothing. CALLED: perhaps it has. ANSWERED: we know.
  stage text not null check (stage in ('MINTED', 'CALLED', 'ANSWERED')),
  called_at timestamptz,
  external_id text,
  virtual_account_number text,
  qr_content text,
  redirect_url text,
  -- The payment that was booked for it.
  transaction_id uuid,
  -- When the worker looks at it again; null once nothing is left to find out.
  next_look_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, provider_id) references payment_provider (organization_id, id),
  foreign key (organization_id, transaction_id) references provider_transaction (organization_id, id),
  check ((transaction_id is not null) = (status = 'SUCCEEDED'))
);
create unique index provider_charge_key on provider_charge (organization_id, key);
create unique index provider_charge_reference on provider_charge (organization_id, provider_id, reference);
create index provider_charge_transaction on provider_charge (organization_id, transaction_id) where transaction_id is not null;
create index provider_charge_look on provider_charge (next_look_at) where next_look_at is not null;

-- The worker's clock sees when a charge is due, and nothing of it.
create policy due on provider_charge for select to treasury_system using (true);
grant select (organization_id, id, next_look_at) on provider_charge to treasury_system;
