-- What exceptions look for in the records of payment providers: batches that no bank line has shown, and transactions that do not add up.
create index payment_record_awaited on payment_record (organization_id, payout_on)
  where settlement = 'SETTLED' and reconciliation_status = 'UNRECONCILED';
create index payment_record_unnamed on payment_record (organization_id, provider_id, payout_on) where transaction_count is null;
create index provider_transaction_wrong on provider_transaction (organization_id, transacted_at)
  where figure_check = 'MISMATCH' or not is_status_known;

-- What of a batch is no order of its own, however many orders there are.
create index payment_record_member_apart on payment_record_member (organization_id, record_id, place) where kind <> 'TRANSACTION' or is_elsewhere;
