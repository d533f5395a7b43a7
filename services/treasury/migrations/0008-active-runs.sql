-- Every page of reconciliation asks which runs are at work or wait for a person; of all runs that ever were, these are a few.
create index reconciliation_run_active on reconciliation_run (organization_id, started_at desc, id desc)
  where status in ('QUEUED', 'RUNNING', 'CONFIRMING', 'AWAITING_REVIEW');
