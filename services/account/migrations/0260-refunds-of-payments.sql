-- The payment that a provider's refund belongs to: it is taken off that one, and off none while it is not certain.
alter table checkout_refund add column original_id uuid, add column version integer;
-- All refunds are read once more, with their payments.
delete from checkout_position;
