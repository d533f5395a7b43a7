-- Whether a run has looked at a line is told from when runs began and since when the line is open: since it came, or since its archive or
-- a match of it was last taken back, which is kept here.
alter table statement_transaction add column reopened_at timestamptz;
-- The last run of an account, and of all, that got through its matching.
create index reconciliation_run_looked on reconciliation_run (organization_id, bank_account_id, started_at)
  where status = 'COMPLETED' or automatic > 0;
