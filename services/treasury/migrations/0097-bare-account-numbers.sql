-- Banks book an account number with and without its leading zeros to one account: totals of a day, duplicates and shared accounts compare without them.
drop index payment_beneficiary;
create index payment_beneficiary on payment (organization_id, beneficiary_bank_code, ltrim(beneficiary_account_number, '0'), date);
create index counterparty_account_bare_number on counterparty_account (organization_id, ltrim(account_number, '0'));
