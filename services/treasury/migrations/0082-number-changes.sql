-- A number that somebody changed is a new account to whoever approves a payment there, however long ago the account was opened here.
alter table bank_account
  add column number_changed_at timestamptz,
  add column number_changed_by uuid;
