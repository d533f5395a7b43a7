-- Bills are a list like the others: views of them are kept too.
alter table saved_view drop constraint saved_view_list_check;
alter table saved_view add constraint saved_view_list_check check (list in (
  'PAYMENTS', 'TRANSFERS', 'BILLS', 'STATEMENT_TRANSACTIONS', 'EXPECTED_TRANSACTIONS', 'COUNTERPARTIES', 'BANK_ACCOUNTS',
  'INTERNAL_ACCOUNTS', 'EXCEPTIONS', 'MEMBERS'
));
