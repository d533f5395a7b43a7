-- Sales invoices of the account service whose money is expected: what we know of each, and as of which version of it.
create table receivable (
  organization_id uuid not null,
  -- The invoice's id there.
  id uuid not null,
  number text not null,
  customer_id uuid not null,
  -- As whom the customer is known here; null until money of the customer was expected.
  counterparty_id uuid,
  -- Names and account numbers under which banks may print the customer.
  known_as text[] not null,
  version integer not null,
  primary key (organization_id, id),
  foreign key (organization_id, counterparty_id) references counterparty (organization_id, id) on delete set null (counterparty_id)
);
create index receivable_customer on receivable (organization_id, customer_id);
create index receivable_counterparty on receivable (organization_id, counterparty_id) where counterparty_id is not null;

-- Up to where the account service's feed was read for them: one row, of no tenant.
create table receivable_position (
  one boolean primary key default true check (one),
  position bigint not null
);

-- One for each part of an invoice, whatever becomes of it.
alter table expected_transaction
  add column invoice_id uuid,
  add column invoice_part_id uuid,
  add foreign key (organization_id, invoice_id) references receivable (organization_id, id),
  add check ((source = 'INVOICE') = (invoice_id is not null) and (invoice_id is null) = (invoice_part_id is null));
create unique index expected_of_invoice_part on expected_transaction (organization_id, invoice_part_id) where invoice_part_id is not null;
create index expected_of_invoice on expected_transaction (organization_id, invoice_id, date, id) where invoice_id is not null;
