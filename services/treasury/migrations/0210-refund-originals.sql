-- Which payment a refund or a chargeback takes back, and what of a payment went back: a payment of which all did is refunded.
alter table provider_transaction
  add column original_id uuid,
  add column refunded_minor bigint not null default 0;
alter table provider_transaction no force row level security;
update provider_transaction t set original_id = (
  select o.id from provider_transaction o
  where o.organization_id = t.organization_id and o.provider_id = t.provider_id and o.order_reference = t.order_reference
    and o.kind = 'PAYMENT' and case when t.original_external_id is null
      then o.status in ('SUCCESS', 'REVERSED') and o.currency = t.currency
      else t.original_external_id in (o.external_id, o.reported_as) end
  order by o.transacted_at <= t.transacted_at desc, o.gross_minor = -t.gross_minor desc, o.transacted_at desc, o.id limit 1)
where t.kind <> 'PAYMENT' and t.order_reference <> '';
with gone as (
  select organization_id, original_id, sum(abs(gross_minor)) as minor from provider_transaction
  where original_id is not null and status = 'SUCCESS' group by organization_id, original_id)
update provider_transaction t
set refunded_minor = gone.minor,
  result = case when t.status = 'SUCCESS' and t.gross_minor > 0 and gone.minor >= t.gross_minor then 'REFUNDED' else t.result end
from gone
where t.organization_id = gone.organization_id and t.id = gone.original_id;
update provider_transaction set result = 'FAILED' where kind <> 'PAYMENT' and status = 'REVERSED';
alter table provider_transaction force row level security;
