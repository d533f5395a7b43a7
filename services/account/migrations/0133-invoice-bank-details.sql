-- Where customers are to transfer: one of the organization's own bank accounts, as treasury showed it when it was chosen. Invoices, statements
-- and letters print it; what is issued keeps it in its snapshot.
create table invoice_bank_details (
  organization_id uuid not null references organization (organization_id),
  -- Treasury's id of the account; null with all else: none is printed.
  bank_account_id uuid,
  bank_name text check (length(bank_name) between 1 and 100),
  account_number text check (account_number ~ '^\d{5,34}$'),
  holder_name text check (length(holder_name) between 1 and 200),
  currency char(3) check (currency ~ '^[A-Z]{3}$'),
  version integer not null default 1,
  primary key (organization_id),
  check (num_nulls(bank_account_id, bank_name, account_number, holder_name, currency) in (0, 5))
);
