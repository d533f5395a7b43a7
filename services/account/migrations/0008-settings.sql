-- What people and companies set for themselves.

alter table person
  add column number_format text check (number_format in ('en', 'id')), -- null: as the language has it
  add column photo_organization_id uuid, -- where the photo was uploaded: files belong to organizations
  add column photo_id uuid,
  add check ((photo_id is null) = (photo_organization_id is null));

alter table organization
  add column tax_number text check (tax_number ~ '^[0-9]{16}$'),
  add column address text check (length(address) between 1 and 500);

-- Null: as long as the installation allows. What is set can only make it shorter.
alter table controls add column session_idle_minutes integer check (session_idle_minutes between 15 and 43200);

-- What invoices and orders begin with. An organization without a row has the defaults, which the service knows.
create table order_settings (
  organization_id uuid primary key references organization (organization_id),
  sales_order_prefix text not null check (sales_order_prefix ~ '^[A-Z0-9]{1,10}$'),
  invoice_prefix text not null check (invoice_prefix ~ '^[A-Z0-9]{1,10}$'),
  credit_memo_prefix text not null check (credit_memo_prefix ~ '^[A-Z0-9]{1,10}$'),
  payment_prefix text not null check (payment_prefix ~ '^[A-Z0-9]{1,10}$'),
  payment_term_days integer not null check (payment_term_days between 0 and 365), -- 0: due when it is received
  invoice_note text check (length(invoice_note) between 1 and 1000),
  invoice_terms text check (length(invoice_terms) between 1 and 2000),
  version integer not null default 1
);
