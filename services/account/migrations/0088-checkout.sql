-- Checkout: links by which customers pay one invoice, what they chose to pay with, and what providers then received.
create table checkout_link (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  invoice_id uuid not null,
  -- SHA-256 of the secret, which is kept nowhere.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  created_by uuid,
  -- Since when no cash remains; null while some does.
  settled_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  primary key (organization_id, id),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id)
);
create index checkout_link_invoice on checkout_link (organization_id, invoice_id) where revoked_at is null;

create table checkout_session (
  organization_id uuid not null references organization (organization_id),
  -- Also the key of its charge in treasury.
  id uuid not null,
  invoice_id uuid not null,
  status text not null check (status in ('OPEN', 'PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED')),
  method text not null check (method in ('VIRTUAL_ACCOUNT', 'QRIS', 'CARD', 'E_WALLET')),
  bank_code text check (bank_code ~ '^\d{3}$'),
  -- Cash that remained when it was made.
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  language text not null check (language in ('en', 'id')),
  created_at timestamptz not null,
  -- When it was chosen last: that one is shown.
  chosen_at timestamptz not null,
  status_changed_at timestamptz not null,
  expires_at timestamptz not null,
  charge_id uuid,
  provider text,
  virtual_account_number text,
  qr_content text,
  redirect_url text,
  failure_reason text,
  -- Its charge is to be canceled at the provider.
  is_cancel_due boolean not null default false,
  primary key (organization_id, id),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id),
  check ((bank_code is not null) = (method = 'VIRTUAL_ACCOUNT')),
  check (status <> 'PENDING' or charge_id is not null)
);
-- One at a time is payable by each method.
create unique index checkout_session_live on checkout_session (organization_id, invoice_id, method)
  where status in ('OPEN', 'PENDING');
create index checkout_session_invoice on checkout_session (organization_id, invoice_id, chosen_at);
create index checkout_session_cancel on checkout_session (organization_id, id) where is_cancel_due;

-- Provider transactions that were booked: each is one payment received, however often it is reported.
create table checkout_receipt (
  organization_id uuid not null references organization (organization_id),
  transaction_id uuid not null,
  session_id uuid not null,
  payment_id uuid not null,
  provider text not null,
  amount_minor bigint not null check (amount_minor > 0),
  paid_at timestamptz not null,
  booked_at timestamptz not null,
  -- The provider took the payment back.
  reversed_at timestamptz,
  primary key (organization_id, transaction_id),
  foreign key (organization_id, session_id) references checkout_session (organization_id, id),
  foreign key (organization_id, payment_id) references received_payment (organization_id, id)
);
create index checkout_receipt_session on checkout_receipt (organization_id, session_id);
create index checkout_receipt_payment on checkout_receipt (organization_id, payment_id);

-- Up to where treasury's feed was read for them: one row, of no tenant.
create table checkout_position (
  one boolean primary key default true check (one),
  position bigint not null
);

alter table received_payment drop constraint received_payment_method_check;
alter table received_payment add constraint received_payment_method_check
  check (method in ('BANK_TRANSFER', 'VIRTUAL_ACCOUNT', 'QRIS', 'CARD', 'E_WALLET', 'CASH', 'CHEQUE', 'OTHER'));
