-- Invoices that a match paid and that are owed again since it was undone, until their makers are told.
create table reopened_invoice (
  organization_id uuid not null,
  reconciliation_id uuid not null,
  invoice_id uuid not null,
  reopened_at timestamptz not null,
  primary key (organization_id, reconciliation_id, invoice_id),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id)
);
create index reopened_invoice_invoice on reopened_invoice (organization_id, invoice_id);
