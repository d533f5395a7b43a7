-- Own accounts and the numbers that matches taught are compared without leading zeros too, as the accounts of counterparties are (0097).
create index bank_account_bare_number on bank_account (organization_id, ltrim(account_number, '0'));
create index counterparty_learnt_bare_number on counterparty_learnt (organization_id, ltrim(value, '0')) where kind = 'ACCOUNT';
