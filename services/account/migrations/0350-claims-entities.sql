-- A claim that several lines show, of which one is taken back, still reached the account of the others. What replaced a payment is looked up
-- when its refund is reversed.
alter table received_payment_verification no force row level security;
alter table received_payment_application no force row level security;
alter table received_payment no force row level security;
alter table received_payment_verification add column entity_id uuid;
update received_payment_verification v set entity_id = p.entity_id
  from received_payment_application a
  join received_payment p on p.organization_id = a.organization_id and p.id = a.payment_id
  where a.organization_id = v.organization_id and a.id = v.application_id and p.entity_id is not null;
alter table received_payment_verification force row level security;
alter table received_payment_application force row level security;
alter table received_payment force row level security;
create index received_payment_replaced_by on received_payment (organization_id, replaced_by) where replaced_by is not null;
