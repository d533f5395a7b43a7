-- Cells of a file of records that are read as if they held other text, rows that are left out, and the values that its check suggests.
alter table record_import add column version integer not null default 1;
alter table record_import add column mending jsonb not null default '{"corrections":[],"skippedRows":[]}';
alter table record_import_issue add column suggestion jsonb;
