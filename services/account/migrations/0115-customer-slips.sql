-- Slips of withheld tax that customers send by their own page: they close nothing until staff confirm them.
alter table withholding_slip
  drop constraint withholding_slip_status_check,
  add constraint withholding_slip_status_check check (status in ('PENDING', 'RECORDED', 'CANCELED')),
  -- What it is to close once it is confirmed: invoice and minor units.
  add column planned jsonb not null default '[]',
  -- The customer's user who sent it; null: staff recorded it.
  add column customer_email text check (length(customer_email) between 3 and 254),
  -- Which invoices the customer sent it for, whatever became of it.
  add column slip_of uuid[] not null default '{}',
  -- Why it was turned down, which the customer is told; of other slips the reason is for staff alone.
  add column told_reason text generated always as (case when customer_email is not null then reason end) stored,
  add check ((planned <> '[]') = (status = 'PENDING')),
  add check (status <> 'PENDING' or customer_email is not null);
drop index withholding_slip_number;
create unique index withholding_slip_number on withholding_slip (organization_id, customer_id, number) where status <> 'CANCELED';
create index withholding_slip_waiting on withholding_slip (organization_id, customer_id) where status = 'PENDING';
create index withholding_slip_sent on withholding_slip (organization_id, customer_id, created_at) where customer_email is not null;
