-- When a balance is old. No row: 24 hours of what a bank's API says, 1 banking day of files, 3 of what people enter.
create table balance_staleness (
  organization_id uuid primary key,
  api_hours integer not null check (api_hours between 1 and 720),
  file_days integer not null check (file_days between 1 and 30),
  manual_days integer not null check (manual_days between 1 and 30),
  version integer not null default 1
);
