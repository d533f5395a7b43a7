-- Modules bring the types of exceptions along, as they do their subjects; here only the form is held.
alter table exception drop constraint if exists exception_type_check;
alter table exception add constraint exception_type_form check (type ~ '^[A-Z]+(_[A-Z]+)*$');

-- Banking days without a statement after which an account without a connection is an exception.
alter table payment_settings add column stale_banking_days integer not null default 3 check (stale_banking_days between 1 and 60);
alter table payment_settings alter column stale_banking_days drop default;

-- Another bill with the same tax invoice.
create index bill_tax_invoice on bill (organization_id, tax_invoice_number) where tax_invoice_number is not null;

-- What a person settled may come back once its cause has been gone.
alter table exception add column cause_ended_at timestamptz;
alter table exception add constraint exception_cause_ended check (cause_ended_at is null or resolution = 'BY_PERSON');
create index exception_settled on exception (organization_id, type) where resolution = 'BY_PERSON' and cause_ended_at is null;
