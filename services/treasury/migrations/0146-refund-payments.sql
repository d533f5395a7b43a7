-- A refund of a credit memo can be paid as a bill is: by one payment that is alive, undecided, on its way, or failed and not yet given up.
alter table payment
  add column paid_expected_id uuid,
  add foreign key (organization_id, paid_expected_id) references expected_transaction (organization_id, id),
  add check (paid_expected_id is null or (kind = 'PAYMENT' and bill_id is null));
create unique index payment_alive_of_expected on payment (organization_id, paid_expected_id)
  where paid_expected_id is not null
    and (status in ('NEEDS_APPROVAL', 'SCHEDULED', 'IN_PROGRESS') or (status = 'FAILED' and archived_at is null));
create index payment_of_expected on payment (organization_id, paid_expected_id, created_at desc, id desc)
  where paid_expected_id is not null;
