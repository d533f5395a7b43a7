-- Moves on with every change of the account's lines: an import that was checked against other lines than it would be stored beside is
-- checked anew.
alter table bank_account add column lines_version bigint not null default 0;
