-- A payment that ended because its provider gave money back is REFUNDED to users, and canceled for all that it paid: what went back tells
-- the two apart. What is left of it is another payment, which takes its place.
alter table received_payment no force row level security;
alter table received_payment
  add column refunded_minor bigint not null default 0,
  add column replaced_by uuid,
  add constraint received_payment_refunded check (refunded_minor = 0 or (refunded_minor > 0 and status = 'CANCELED')),
  add constraint received_payment_replaced_by foreign key (organization_id, replaced_by) references received_payment (organization_id, id);
update received_payment
  set refunded_minor = replace(substring(reason from '^The provider gave (\d+\.\d\d) [A-Z]{3} back$'), '.', '')::bigint
  where status = 'CANCELED' and status_changed_by is null and reason ~ '^The provider gave \d+\.\d\d [A-Z]{3} back$';
update received_payment set refunded_minor = amount_minor
  where status = 'CANCELED' and status_changed_by is null and reason = 'The provider reported it as REVERSED';
alter table received_payment force row level security;
