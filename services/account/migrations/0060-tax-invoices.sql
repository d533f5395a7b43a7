-- Tax invoices (e-Faktur): what became of an invoice at the tax office, and the files that were made for it. No row: not exported yet.
create table tax_invoice_file (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  invoice_count integer not null check (invoice_count between 1 and 1000),
  content text not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (organization_id, id)
);

create table tax_invoice (
  organization_id uuid not null,
  invoice_id uuid not null,
  status text not null check (status in ('NOT_EXPORTED', 'EXPORTED', 'APPROVED', 'REJECTED', 'CANCELED')),
  -- Why VAT is not collected, or what is exempt: the last two digits of the tax office's TD codes.
  facility text check (facility ~ '^\d{2}$'),
  -- NSFP, which the tax office gives. A number that was canceled is not given again.
  number text check (number ~ '^\d{17}$'),
  -- What the tax office said when it rejected it.
  reason text check (length(reason) between 1 and 500),
  file_id uuid,
  exported_at timestamptz,
  exported_by uuid,
  decided_at timestamptz,
  decided_by uuid,
  version integer not null default 1,
  primary key (organization_id, invoice_id),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id),
  foreign key (organization_id, file_id) references tax_invoice_file (organization_id, id),
  check ((status = 'NOT_EXPORTED') = (file_id is null)),
  check ((file_id is null) = (exported_at is null)),
  check (number is not null or status <> 'APPROVED'),
  check (number is null or status in ('APPROVED', 'CANCELED')),
  check ((reason is not null) = (status = 'REJECTED'))
);
create unique index tax_invoice_number on tax_invoice (organization_id, number) where number is not null;
create index tax_invoice_of_file on tax_invoice (organization_id, file_id) where file_id is not null;
