-- The area that a person works in; null until they have chosen one.
alter table person add column app_mode text check (app_mode in ('TREASURY', 'INVOICING'));
