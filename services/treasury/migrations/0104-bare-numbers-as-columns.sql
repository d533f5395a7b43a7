-- An index of what a function gives is of no use below row-level security, since ltrim() is not leakproof: the numbers without their leading
-- zeros are columns of their own.
alter table counterparty_account add column bare_number text not null generated always as (ltrim(account_number, '0')) stored;
alter table counterparty_learnt add column bare_number text generated always as (case when kind = 'ACCOUNT' then ltrim(value, '0') end) stored;
alter table bank_account add column bare_number text not null generated always as (ltrim(account_number, '0')) stored;
alter table payment add column beneficiary_bare_number text not null generated always as (ltrim(beneficiary_account_number, '0')) stored;
drop index counterparty_account_bare_number;
drop index counterparty_learnt_bare_number;
drop index bank_account_bare_number;
drop index payment_beneficiary;
create index counterparty_account_bare_number on counterparty_account (organization_id, bare_number);
create index counterparty_learnt_bare_number on counterparty_learnt (organization_id, bare_number) where bare_number is not null;
create index bank_account_bare_number on bank_account (organization_id, bare_number);
create index payment_beneficiary on payment (organization_id, beneficiary_bank_code, beneficiary_bare_number, date);
