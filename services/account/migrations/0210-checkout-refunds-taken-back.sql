-- A refund that the provider took back is paid again.
alter table checkout_refund add column reversed_at timestamptz;
-- What was taken back until now was told, and passed over: all is read once more.
delete from checkout_position;
