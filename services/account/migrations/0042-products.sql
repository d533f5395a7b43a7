-- Products: what lines of orders and invoices name, with the unit and the taxes that they bring along.
create table product (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  code text not null check (length(code) between 1 and 40),
  name text collate "unicode" not null check (length(name) between 1 and 200),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  kind text not null check (kind in ('GOODS', 'SERVICE')),
  unit text not null check (length(unit) between 1 and 30),
  -- As e-Faktur calls it.
  tax_unit text not null check (tax_unit ~ '^UM\.00([0-2][0-9]|3[0-9])$' and tax_unit <> 'UM.0000'),
  vat_treatment text not null check (
    vat_treatment in ('STANDARD', 'LUXURY', 'SPECIFIED', 'EXPORT', 'NOT_COLLECTED', 'EXEMPT', 'NONE')
  ),
  withholding text,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  search_text text not null generated always as (lower(code || ' ' || name)) stored,
  primary key (organization_id, id)
);
create unique index product_code on product (organization_id, lower(code));
create index product_by_code on product (organization_id, code, id);
create index product_name on product (organization_id, name, id);
create index product_created on product (organization_id, created_at, id);
