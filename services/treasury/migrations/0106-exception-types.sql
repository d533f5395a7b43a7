-- Modules bring the types of exceptions along, as they do their subjects; here only the form is held.
alter table exception drop constraint exception_type_check;
alter table exception add constraint exception_type_form check (type ~ '^[A-Z]+(_[A-Z]+)*$');
