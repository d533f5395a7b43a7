-- Statements of account as they were mailed to customers. Their bytes are in the store under the id.
create table sent_statement (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  view text not null check (view in ('PERIOD', 'OPEN_ITEMS')),
  closing_minor bigint not null,
  language text not null check (language in ('id', 'en')),
  size integer not null check (size > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
);
create index sent_statement_customer on sent_statement (organization_id, customer_id, created_at desc);
