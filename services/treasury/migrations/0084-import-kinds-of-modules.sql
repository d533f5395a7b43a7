-- The modules that take files of records bring the kinds along; here only their form is held, so that none needs a migration.

alter table record_import drop constraint record_import_kind_check;
alter table record_import add constraint record_import_kind_form check (kind ~ '^[A-Z]+(_[A-Z]+)*$');
