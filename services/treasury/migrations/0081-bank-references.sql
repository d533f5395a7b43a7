-- Lines of a statement name payments by what the bank called them.
create index payment_attempt_bank_reference on payment_attempt (organization_id, bank_reference) where bank_reference is not null;
