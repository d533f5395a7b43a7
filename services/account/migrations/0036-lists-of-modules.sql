-- Modules of either service bring lists along; the route knows them. Here only their form is held, so that none needs a migration.

alter table saved_view drop constraint saved_view_list_check;
alter table saved_view add constraint saved_view_list_form check (list ~ '^[A-Z]+(_[A-Z]+)*$');
