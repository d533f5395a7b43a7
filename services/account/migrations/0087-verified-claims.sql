-- Claims that bank lines verify: how much of each application a match has shown.
alter table received_payment_application
  add column verified_minor bigint not null default 0 check (verified_minor between 0 and amount_minor);

create table received_payment_verification (
  organization_id uuid not null references organization (organization_id),
  -- The match in treasury, and the line.
  reconciliation_id uuid not null,
  line_id uuid not null,
  application_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (organization_id, reconciliation_id, line_id, application_id),
  foreign key (organization_id, application_id) references received_payment_application (organization_id, id)
);
create index received_payment_verification_of on received_payment_verification (organization_id, application_id);
