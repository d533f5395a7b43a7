-- Accounts whose new lines wait to be analyzed: written with the lines, so that neither is there without the other. A run that begins claims
-- what it covers and deletes it when it ends; what is asked for meanwhile is nobody's again.
create table analysis_request (
  organization_id uuid not null,
  bank_account_id uuid not null,
  -- The run that claimed it.
  run_id uuid,
  requested_at timestamptz not null default now(),
  primary key (organization_id, bank_account_id),
  foreign key (organization_id, bank_account_id) references bank_account (organization_id, id) on delete cascade
);
