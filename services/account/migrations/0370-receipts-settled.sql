-- Which payout of its provider holds a payment, and whether the provider has paid it out: told by treasury, for lists of payments. What it told
-- before is read once more.
alter table checkout_receipt
  add column settlement_status text not null default 'PENDING',
  add column settlement_reference text,
  add constraint checkout_receipt_settlement_status_check check (settlement_status in ('PENDING', 'SETTLED'));
delete from checkout_position;
