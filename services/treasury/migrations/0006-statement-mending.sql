-- What people changed of a file in the table of what is wrong with it; the file itself stays as it came.
alter table statement_import add column mending jsonb not null default '{"corrections":[],"skippedRows":[]}';
