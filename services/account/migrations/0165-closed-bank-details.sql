-- The accounts that documents told customers to pay into, and which of them treasury has closed since: papers keep what they were issued with,
-- and nothing else names a closed account any more.
create table named_bank_account (
  organization_id uuid not null references organization (organization_id),
  -- Treasury's id of it.
  bank_account_id uuid not null,
  bank_name text not null check (length(bank_name) between 1 and 100),
  account_number text not null check (account_number ~ '^\d{5,34}$'),
  is_closed boolean not null default false,
  primary key (organization_id, bank_account_id)
);

insert into named_bank_account (organization_id, bank_account_id, bank_name, account_number)
  select organization_id, bank_account_id, bank_name, account_number from invoice_bank_details where bank_account_id is not null;

-- Some were closed before anybody looked: all that treasury tells is read once more.
delete from bank_receipt_position;
