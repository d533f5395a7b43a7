-- An entity that is gone, or may be at any moment, gets no more bank accounts.

-- The account service does not have it any more. Rows of before learn it when their organization is read again.
alter table entity add column is_gone boolean not null default false;
-- Until then somebody may be deleting it at the account service.
alter table entity add column closing_until timestamptz;
