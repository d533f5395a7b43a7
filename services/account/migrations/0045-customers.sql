-- Customers, from the invitation to the end, with a revision of every change and the links that they were sent.
create table customer (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  status text not null check (status in ('INVITED', 'REQUEST_SENT', 'REJECTED', 'ACTIVE', 'DEACTIVATED')),
  -- Unknown until somebody has filled the request in.
  type text check (type in ('INDIVIDUAL', 'INDIVIDUAL_B2B', 'COMPANY')),
  legal_name text check (length(legal_name) between 1 and 140),
  alias text check (length(alias) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  phone text check (phone ~ '^\+[1-9]\d{6,14}$'),
  industry text check (length(industry) between 1 and 100),
  employees integer check (employees between 1 and 10000000),
  pic_name text check (length(pic_name) between 1 and 140),
  pic_position text check (length(pic_position) between 1 and 100),
  pic_email text check (length(pic_email) between 3 and 254),
  pic_phone text check (pic_phone ~ '^\+[1-9]\d{6,14}$'),
  identity_number text check (identity_number ~ '^\d{16}$'),
  tax_number text check (tax_number ~ '^\d{16}$'),
  branch_number text not null default '000000' check (branch_number ~ '^\d{6}$'),
  business_number text check (business_number ~ '^\d{13}$'),
  tax_status text not null default 'NON_PKP' check (tax_status in ('NON_PKP', 'PKP', 'GOVERNMENT', 'OTHER_COLLECTOR')),
  withholding text,
  billing_address jsonb,
  -- Null: the billing address.
  registered_address jsonb,
  directors jsonb not null default '[]',
  bank_name text check (length(bank_name) between 1 and 100),
  account_number text check (account_number ~ '^\d{5,34}$'),
  account_name text check (length(account_name) between 1 and 140),
  branch_name text check (length(branch_name) between 1 and 100),
  finance_name text check (length(finance_name) between 1 and 140),
  finance_email text check (length(finance_email) between 3 and 254),
  hard_copy boolean not null default false,
  -- Where hard copies go; null: the billing address.
  delivery_address jsonb,
  invoice_emails text[] not null default '{}' check (cardinality(invoice_emails) <= 5),
  language text not null default 'id' check (language in ('en', 'id')),
  billing_cycle text not null default 'PER_ORDER' check (billing_cycle in ('PER_ORDER', 'WEEKLY', 'MONTHLY')),
  -- The day of the week (1: Monday) or of the month.
  billing_day smallint,
  term_days integer not null check (term_days between 0 and 365),
  term_from text not null default 'INVOICE_DATE' check (term_from in ('INVOICE_DATE', 'END_OF_MONTH', 'HARD_COPY_RECEIVED')),
  -- Null: no limit; 0: in advance only.
  credit_limit_minor bigint check (credit_limit_minor >= 0),
  credit_currency char(3) not null check (credit_currency in ('IDR', 'USD', 'SGD')),
  stamp_duty text not null default 'FLAG' check (stamp_duty in ('NONE', 'FLAG', 'CHARGE')),
  -- Whoever wrote a part of what waits for approval: none of them approves it.
  author_ids uuid[] not null default '{}',
  reason text check (length(reason) between 1 and 500),
  status_changed_at timestamptz not null default now(),
  status_changed_by uuid,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  name text collate "unicode" not null generated always as (coalesce(legal_name, email)) stored,
  search_text text not null generated always as (
    lower(coalesce(legal_name, '') || ' ' || coalesce(alias, '') || ' ' || email || ' ' || coalesce(phone, '') || ' '
      || coalesce(tax_number, '') || ' ' || coalesce(pic_name, ''))
  ) stored,
  primary key (organization_id, id),
  check (status = 'INVITED' or (type is not null and legal_name is not null and billing_address is not null)),
  check ((status in ('REJECTED', 'DEACTIVATED')) = (reason is not null)),
  check (case billing_cycle
    when 'PER_ORDER' then billing_day is null
    when 'WEEKLY' then billing_day between 1 and 7
    else billing_day between 1 and 31 end)
);
create unique index customer_tax_number on customer (organization_id, tax_number, branch_number) where tax_number is not null;
create index customer_email on customer (organization_id, lower(email));
create index customer_name on customer (organization_id, name, id);
create index customer_created on customer (organization_id, created_at desc, id desc);
create index customer_status on customer (organization_id, status, name, id);

create table customer_revision (
  organization_id uuid not null,
  customer_id uuid not null,
  number integer not null,
  at timestamptz not null default now(),
  -- Null: the customer themselves, by their link.
  actor_id uuid,
  changes jsonb not null,
  primary key (organization_id, customer_id, number),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);

create table customer_invitation (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  token_hash bytea not null unique,
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  cancelled_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);
create index customer_invitation_of on customer_invitation (organization_id, customer_id, created_at desc);
