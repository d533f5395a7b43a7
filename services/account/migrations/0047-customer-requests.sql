-- What customers fill in by their link: the draft, and the documents that they send.
alter table customer_invitation
  add column draft jsonb,
  add column draft_saved_at timestamptz,
  add check (octet_length(draft::text) <= 65536);

create table customer_document (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  kind text not null check (kind in (
    'INDIVIDUAL_ID', 'INDIVIDUAL_TAX_NUMBER', 'BANK_STATEMENT', 'BUSINESS_NUMBER', 'COMPANY_TAX_NUMBER', 'DEED_OF_ESTABLISHMENT',
    'ARTICLES_OF_ASSOCIATION', 'DIRECTOR_ID', 'FINANCIAL_STATEMENT')),
  file_id uuid not null,
  -- When whoever sent it agreed that it is kept.
  consented_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- Another one of its kind has come since.
  replaced_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade,
  foreign key (organization_id, file_id) references file (organization_id, id)
);
create unique index customer_document_current on customer_document (organization_id, customer_id, kind) where replaced_at is null;
