-- Each legal entity of an organization sells under its own name, tax number and VAT registration. The default entity is the organization:
-- its details stay in the company profile and the tax settings.
alter table entity
  add column tax_number text check (tax_number ~ '^[0-9]{16}$'),
  add column address text check (length(address) <= 500),
  add column is_vat_registered boolean not null default false,
  add column branch_number text not null default '000000' check (branch_number ~ '^\d{6}$'),
  add column final_tax_letter text check (length(final_tax_letter) between 1 and 60),
  add column final_tax_letter_until date,
  add constraint entity_final_tax_letter check ((final_tax_letter is null) = (final_tax_letter_until is null)),
  add constraint entity_default_details check (
    not is_default or (num_nonnulls(tax_number, address, final_tax_letter) = 0 and not is_vat_registered)
  );

-- Until now every document was the organization's own.
alter table sales_order add column entity_id uuid;
alter table invoice add column entity_id uuid;
alter table invoice_bank_details add column entity_id uuid;
alter table entity no force row level security;
alter table sales_order no force row level security;
alter table invoice no force row level security;
alter table invoice_bank_details no force row level security;
update sales_order set entity_id = e.id from entity e
  where e.organization_id = sales_order.organization_id and e.is_default;
update invoice set entity_id = e.id from entity e where e.organization_id = invoice.organization_id and e.is_default;
update invoice_bank_details set entity_id = e.id from entity e
  where e.organization_id = invoice_bank_details.organization_id and e.is_default;

alter table sales_order
  alter column entity_id set not null,
  add constraint sales_order_entity foreign key (organization_id, entity_id) references entity (organization_id, id);
alter table invoice
  alter column entity_id set not null,
  add constraint invoice_entity foreign key (organization_id, entity_id) references entity (organization_id, id);
-- Each entity has an account of its own, and deleting an entity that has issued nothing takes the choice with it.
alter table invoice_bank_details
  alter column entity_id set not null,
  drop constraint invoice_bank_details_pkey,
  add primary key (organization_id, entity_id),
  add constraint invoice_bank_details_entity
    foreign key (organization_id, entity_id) references entity (organization_id, id) on delete cascade;

-- Not before: the check of the new foreign keys would see no row.
alter table entity force row level security;
alter table sales_order force row level security;
alter table invoice force row level security;
alter table invoice_bank_details force row level security;
