-- Whether the payment of a refund is certain: the provider names it, no other payment of the order is possible, or a user chose it.
alter table provider_transaction
  add column is_original_certain boolean not null default false,
  add column original_chosen_id uuid;
alter table provider_transaction no force row level security;
update provider_transaction t set is_original_certain = true
where t.kind <> 'PAYMENT' and t.original_id is not null and (
  (t.original_external_id is not null and t.original_external_id <> t.order_reference)
  or not exists (
    select from provider_transaction o
    where o.organization_id = t.organization_id and o.provider_id = t.provider_id and o.order_reference = t.order_reference
      and o.kind = 'PAYMENT' and o.id <> t.original_id and o.status in ('SUCCESS', 'REVERSED')
      and o.currency = t.currency and o.transacted_at <= t.transacted_at + interval '24 hours'
      and abs(o.gross_minor) >= abs(t.gross_minor)));
alter table provider_transaction force row level security;

-- Refunds that are not booked before a user chooses their payment.
create index provider_transaction_uncertain on provider_transaction (organization_id, transacted_at)
  where kind <> 'PAYMENT' and status = 'SUCCESS' and not is_original_certain;
