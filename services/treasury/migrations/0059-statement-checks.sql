-- What a check of a statement file found besides its issues: what decided the decimal mark, another own account that the file is of, and
-- beside which stored line each duplicate is one.
alter table statement_import add column decimal_mark jsonb;
alter table statement_import add column belongs_to uuid;
alter table statement_import_issue add column twin_id uuid;
