-- Money that goes back is named by the payment and the day that a report told it for, so that neither takes the place of the other.
alter table provider_transaction no force row level security;
alter table payment_record no force row level security;
alter table payment_provider no force row level security;
update provider_transaction t
set external_id = case when p.provider = 'DOKU' and p.file_mapping is null then left(t.external_id, 239)
  else left(t.external_id, 232) || '/refund' end || '/' || r.payout_on
from payment_record r, payment_provider p
where r.organization_id = t.organization_id and r.id = t.record_id and p.organization_id = t.organization_id and p.id = t.provider_id
  and t.kind = 'REFUND' and (p.file_mapping is not null or (p.provider = 'DOKU' and t.external_id like '%/refund'));
alter table payment_provider force row level security;
alter table payment_record force row level security;
alter table provider_transaction force row level security;
