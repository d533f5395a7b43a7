-- Printed documents of issued invoices: what somebody was given stays what it was. Their bytes are in the store under the id.
create table invoice_document (
  organization_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  -- Of the invoice.
  version integer not null check (version > 0),
  language text not null check (language in ('id', 'en', 'both')),
  size integer not null check (size > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (organization_id, id),
  unique (organization_id, invoice_id, version, language),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id)
);
