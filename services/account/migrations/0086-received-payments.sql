-- Payments received from customers: what arrived, how it was shown, and which invoices it pays.
create table received_payment (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  number text not null,
  status text not null check (status in ('PENDING', 'SUCCEEDED', 'CANCELED')),
  method text not null check (method in ('BANK_TRANSFER', 'CASH', 'CHEQUE', 'OTHER')),
  -- Of a transfer that somebody says has arrived: only the bank's own line verifies it.
  verification text check (verification in ('UNVERIFIED', 'VERIFIED')),
  customer_id uuid not null,
  customer_name text collate "unicode" not null,
  payment_date date not null,
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  amount_minor bigint not null check (amount_minor > 0),
  -- What of it pays no invoice; 0 while it waits and after it is canceled.
  unapplied_minor bigint not null default 0 check (unapplied_minor between 0 and amount_minor),
  -- Which invoices it is to pay once it is confirmed: id and minor units.
  planned jsonb not null default '[]',
  -- Of the bank, or of the cheque.
  reference text check (length(reference) between 1 and 60),
  note text check (length(note) between 1 and 500),
  confirmed_at timestamptz,
  confirmed_by uuid,
  -- Why it was canceled.
  reason text check (length(reason) between 1 and 500),
  status_changed_at timestamptz not null default now(),
  status_changed_by uuid,
  author_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  search_text text not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id),
  check ((verification is not null) = (method = 'BANK_TRANSFER')),
  check ((reason is not null) = (status = 'CANCELED')),
  check (unapplied_minor = 0 or status = 'SUCCEEDED'),
  check (planned = '[]' or status = 'PENDING')
);
create unique index received_payment_number on received_payment (organization_id, number);
create index received_payment_date on received_payment (organization_id, payment_date, id);
create index received_payment_amount on received_payment (organization_id, amount_minor, id);
create index received_payment_created on received_payment (organization_id, created_at, id);
create index received_payment_status on received_payment (organization_id, status, payment_date, id);
create index received_payment_customer on received_payment (organization_id, customer_id, payment_date, id);
create index received_payment_unverified on received_payment (organization_id, payment_date, id)
  where verification = 'UNVERIFIED' and status = 'SUCCEEDED';
-- What of payments can still pay, by customer: but for claims it counts against what the customer owes.
create index received_payment_unapplied on received_payment (organization_id, customer_id, currency)
  include (unapplied_minor, verification) where unapplied_minor > 0;

-- What of a payment pays an invoice. One that is undone stays.
create table received_payment_application (
  organization_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  invoice_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Of that, what the customer was to withhold and has paid instead.
  withheld_minor bigint not null check (withheld_minor between 0 and amount_minor),
  applied_on date not null,
  applied_at timestamptz not null,
  applied_by uuid,
  undone_at timestamptz,
  undone_by uuid,
  primary key (organization_id, id),
  foreign key (organization_id, payment_id) references received_payment (organization_id, id),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id)
);
create index received_payment_application_payment on received_payment_application (organization_id, payment_id, applied_at, id);
create index received_payment_application_invoice on received_payment_application (organization_id, invoice_id, applied_at, id);

create table received_payment_file (
  organization_id uuid not null,
  payment_id uuid not null,
  file_id uuid not null,
  place smallint not null,
  primary key (organization_id, payment_id, file_id),
  foreign key (organization_id, payment_id) references received_payment (organization_id, id) on delete cascade,
  foreign key (organization_id, file_id) references file (organization_id, id)
);
create index received_payment_file_of on received_payment_file (organization_id, file_id);

-- Of what is settled, what rests on claims alone: it still counts as owed against the credit limit.
alter table invoice
  add column unverified_minor bigint not null default 0,
  add constraint invoice_unverified check (unverified_minor between 0 and total_minor - remaining_minor);
create index invoice_claimed on invoice (organization_id, customer_id, currency) include (unverified_minor) where unverified_minor > 0;

-- Search, as other lists of invoicing have it.
grant usage, create on schema public to account_search;
create index received_payment_search on received_payment using gin (organization_id, search_text gin_trgm_ops);
grant select (organization_id, id, search_text) on received_payment to account_search;
create policy search on received_payment for select to account_search using (true);
create function search_received_payment(word text) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select id from received_payment
  where organization_id = app_organization()
    and search_text like contains_pattern(word);
end;
alter function search_received_payment(text) owner to account_search;
