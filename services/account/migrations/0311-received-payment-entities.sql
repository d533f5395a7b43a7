-- Whose bank account a payment reached: it may pay an invoice of another legal entity, which somebody has to know. Treasury names the entity
-- of a bank account; what it names is kept even where this service has not got to know it yet, so that no payment waits for it.
alter table received_payment add column entity_id uuid;
