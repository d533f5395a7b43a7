-- What a bank said last of whose account it is, so that whoever approves a payment sees it too. Null: the bank knows no such account.
create table account_inquiry (
  organization_id uuid not null,
  bank_code text not null,
  account_number text not null,
  account_name text,
  inquired_at timestamptz not null,
  primary key (organization_id, bank_code, account_number)
);
