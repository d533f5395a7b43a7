-- A memo whose refund was paid in part, or whose credit was taken back and shown again, goes on with what was not given back.
alter table credit_memo
  drop constraint credit_memo_refunded,
  add constraint credit_memo_refunded check (
    refunded_minor between 0 and total_minor
    and (refunded_minor = 0 or status in ('PARTIALLY_APPLIED', 'APPLIED', 'REFUNDING', 'REFUNDED'))
    and (status = 'REFUNDED') = (refunded_on is not null) and (status <> 'REFUNDED' or refunded_minor > 0)
    and (kind <> 'WRITE_OFF' or status not in ('REFUNDING', 'REFUNDED'))
  );

-- One at a time is waited for: of others something may have left, or may still leave.
drop index credit_memo_refund_alive;
create unique index credit_memo_refund_alive on credit_memo_refund (organization_id, memo_id) where status in ('ASKED', 'PAYING');
