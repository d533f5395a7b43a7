-- How long documents are kept of customers that were turned down, and of those that are customers no more.
alter table order_settings
  add column rejected_retention_days integer not null default 90 check (rejected_retention_days between 1 and 3650),
  add column deactivated_retention_years integer not null default 5 check (deactivated_retention_years between 1 and 30);
