-- Fixed virtual accounts of customers: opened by a payment provider, paid to with any amount as often as the customer likes.
create table customer_virtual_account (
  organization_id uuid not null references organization (organization_id),
  -- Also the key in treasury.
  id uuid not null,
  customer_id uuid not null,
  bank_code text not null check (bank_code ~ '^\d{3}$'),
  status text not null check (status in ('OPENING', 'ACTIVE', 'FAILED', 'CLOSED', 'EXPIRED')),
  -- The last day on which it can be paid to.
  expires_on date not null,
  expires_at timestamptz not null,
  language text not null check (language in ('en', 'id')),
  -- The name that treasury gives it.
  charge_id uuid,
  provider text,
  number text,
  failure_reason text,
  -- It is to be closed at the provider.
  is_close_due boolean not null default false,
  created_at timestamptz not null,
  created_by uuid,
  status_changed_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id),
  check (status <> 'ACTIVE' or number is not null)
);
-- One at a time at each bank.
create unique index customer_virtual_account_live on customer_virtual_account (organization_id, customer_id, bank_code)
  where status in ('OPENING', 'ACTIVE');
create index customer_virtual_account_customer on customer_virtual_account (organization_id, customer_id, created_at);

-- What was paid to one is booked as what was paid at checkout is.
alter table checkout_receipt add column virtual_account_id uuid;
alter table checkout_receipt alter column session_id drop not null;
alter table checkout_receipt add constraint checkout_receipt_payee check (num_nonnulls(session_id, virtual_account_id) = 1);
alter table checkout_receipt add foreign key (organization_id, virtual_account_id)
  references customer_virtual_account (organization_id, id);
create index checkout_receipt_virtual_account on checkout_receipt (organization_id, virtual_account_id)
  where virtual_account_id is not null;
alter table checkout_refund add column virtual_account_id uuid;
alter table checkout_refund alter column session_id drop not null;
alter table checkout_refund add constraint checkout_refund_payee check (num_nonnulls(session_id, virtual_account_id) = 1);
alter table checkout_refund add foreign key (organization_id, virtual_account_id)
  references customer_virtual_account (organization_id, id);
create index checkout_refund_virtual_account on checkout_refund (organization_id, virtual_account_id)
  where virtual_account_id is not null;
