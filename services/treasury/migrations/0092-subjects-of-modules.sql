-- Modules bring the records along that exceptions are about; here only their form is held, so that none needs a migration.

alter table exception drop constraint exception_subject_type_check;
alter table exception add constraint exception_subject_type_form check (subject_type ~ '^[A-Z]+(_[A-Z]+)*$');
