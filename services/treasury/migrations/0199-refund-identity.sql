-- A provider's API and its report may name one transaction in two ways: this is the report's, so that it is one row whichever tells it.
alter table provider_transaction add column reported_as text check (length(reported_as) between 1 and 250);
-- What went back is named by its amount as well: of two of a day neither takes the place of the other, in whichever order rows stand.
alter table provider_transaction no force row level security;
with named as (
  select organization_id, id, regexp_replace(external_id, '^(.*/refund/\d{4}-\d{2}-\d{2})(/\d+)?$', '\1') || '/'
    || to_char(-gross_minor / 100.0, 'FM999999999999999990.00') as name
  from provider_transaction
  where kind = 'REFUND' and gross_minor < 0 and external_id ~ '^.*/refund/\d{4}-\d{2}-\d{2}(/\d+)?$'),
counted as (
  select named.*, t.provider_id, row_number() over (
    partition by t.organization_id, t.provider_id, named.name order by length(t.external_id), t.external_id) as place
  from named
  join provider_transaction t on t.organization_id = named.organization_id and t.id = named.id)
update provider_transaction t
set external_id = left(c.name, 240) || case when c.place = 1 then '' else '/' || c.place end,
  reported_as = left(c.name, 240) || case when c.place = 1 then '' else '/' || c.place end
from counted c
where t.organization_id = c.organization_id and t.id = c.id;
-- Where columns were mapped, payments bear the name of the report too.
update provider_transaction t set reported_as = t.external_id
from payment_provider p
where p.organization_id = t.organization_id and p.id = t.provider_id and p.file_mapping is not null and t.kind = 'PAYMENT'
  and t.record_id is not null and t.reported_as is null;
alter table provider_transaction force row level security;
create unique index provider_transaction_reported on provider_transaction (organization_id, provider_id, reported_as)
  where reported_as is not null;
