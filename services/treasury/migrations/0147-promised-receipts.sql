-- When the customer promised to pay what an invoice has expected; the forecast puts it there while the day is not over.
alter table expected_transaction
  add column promised_on date,
  add check (promised_on is null or source = 'INVOICE');

-- The forecast reads it from the index alone, as all else.
drop index expected_open_day;
create index expected_open_day on expected_transaction (organization_id, currency, date)
  include (direction, source, bank_account_id, counterparty_id, amount_minor, allocated_minor, payment_id, promised_on, id)
  where status in ('UNRECONCILED', 'PARTIALLY_RECONCILED');

-- What is promised already is read once more, with all invoices.
delete from receivable_position;
