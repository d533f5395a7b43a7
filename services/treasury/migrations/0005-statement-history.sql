-- Something was allocated of the line once, though it may have been taken back: its history keeps it from being deleted.
alter table statement_transaction add column was_reconciled boolean not null default false;

-- The owner of the tables sees the rows of all organizations only while row-level security is not forced on it.
alter table statement_transaction no force row level security;
alter table allocation no force row level security;
update statement_transaction line set was_reconciled = true
where exists (
  select from allocation
  where allocation.organization_id = line.organization_id and allocation.statement_transaction_id = line.id);
alter table statement_transaction force row level security;
alter table allocation force row level security;
