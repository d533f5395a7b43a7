-- A payment that waited and never counted has FAILED; CANCELED is one that counted and was taken back.
alter table received_payment no force row level security;
alter table received_payment drop constraint received_payment_status_check;
alter table received_payment add constraint received_payment_status_check
  check (status in ('PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED'));
alter table received_payment drop constraint received_payment_reason;
alter table received_payment add constraint received_payment_reason check (
  case when reconciliation_id is null then (reason is not null) = (status in ('FAILED', 'CANCELED')) else reason is null end
);
update received_payment set status = 'FAILED'
  where status = 'CANCELED' and confirmed_at is null and (method = 'CASH' or proof_of <> '{}');
alter table received_payment force row level security;
