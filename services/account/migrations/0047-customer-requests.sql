-- What customers fill in by their link: the draft, and the documents that they send.
alter table customer_invitation
  -- As the form wrote it; goes along to the next link, and is gone with the approval.
  add column draft text check (length(draft) <= 32768),
  add column draft_saved_at timestamptz,
  -- How often the link was used to send a document and the form: neither is without end.
  add column uploads integer not null default 0 check (uploads <= 60),
  add column attempts integer not null default 0 check (attempts <= 30);

create table customer_document (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  kind text not null check (kind in (
    'INDIVIDUAL_ID', 'INDIVIDUAL_TAX_NUMBER', 'BANK_STATEMENT', 'BUSINESS_NUMBER', 'COMPANY_TAX_NUMBER', 'DEED_OF_ESTABLISHMENT',
    'ARTICLES_OF_ASSOCIATION', 'DIRECTOR_ID', 'FINANCIAL_STATEMENT')),
  file_id uuid not null,
  -- When the sender agreed that it is kept.
  consented_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- Another one of its kind has come since, or it was taken away.
  replaced_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade,
  foreign key (organization_id, file_id) references file (organization_id, id)
);
create unique index customer_document_current on customer_document (organization_id, customer_id, kind) where replaced_at is null;
create index customer_document_file on customer_document (organization_id, file_id);
