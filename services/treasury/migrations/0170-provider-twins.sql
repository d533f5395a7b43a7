-- An earlier payment of the same order, amount and day: kept when transactions are stored, so that exceptions read those alone.
alter table provider_transaction add column twin_id uuid;
alter table provider_transaction no force row level security;
alter table organization no force row level security;
update provider_transaction t set twin_id = (
  select o.id from provider_transaction o
  where o.organization_id = t.organization_id and o.order_reference = t.order_reference and o.gross_minor = t.gross_minor
    and o.currency = t.currency and o.kind = 'PAYMENT' and o.status = 'SUCCESS' and o.id < t.id
    and (o.transacted_at at time zone z.time_zone)::date = (t.transacted_at at time zone z.time_zone)::date
  order by o.id limit 1)
from organization z
where z.organization_id = t.organization_id and t.kind = 'PAYMENT' and t.status = 'SUCCESS' and t.order_reference <> '';
alter table organization force row level security;
alter table provider_transaction force row level security;
create index provider_transaction_twin on provider_transaction (organization_id, transacted_at) where twin_id is not null;
