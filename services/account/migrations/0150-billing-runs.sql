-- Billing cycles: what was delivered and agreed, drafted once for each customer and period, by the worker on the cycle's day or by somebody before.

-- The cycle of each customer as the worker knows it, and the first day on which it counts: days before it are never billed.
create table billing_schedule (
  organization_id uuid not null references organization (organization_id),
  customer_id uuid not null,
  cycle text not null check (cycle in ('WEEKLY', 'MONTHLY')),
  -- Of the week, 1 is Monday, or of the month.
  day smallint not null check (day between 1 and 31),
  since date not null,
  primary key (organization_id, customer_id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);

create table billing_run (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  customer_id uuid not null,
  cycle text not null check (cycle in ('WEEKLY', 'MONTHLY', 'ON_DEMAND')),
  period_from date not null,
  period_until date not null check (period_until >= period_from),
  draft_count integer not null default 0 check (draft_count >= 0),
  -- Orders of which something could be billed, but of which no invoice could be written as they are.
  skipped_order_ids uuid[] not null default '{}',
  made_at timestamptz not null,
  -- Null: the worker.
  made_by uuid,
  -- When the people who see to invoices were told; null: not yet, or there was nothing to tell.
  told_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
);
-- Of two workers at once, one makes the drafts of a period.
create unique index billing_run_once on billing_run (organization_id, customer_id, period_until) where cycle <> 'ON_DEMAND';
create index billing_run_of_customer on billing_run (organization_id, customer_id, period_until desc, id desc);
create index billing_run_untold on billing_run (organization_id) where told_at is null and cycle <> 'ON_DEMAND' and draft_count > 0;

alter table invoice
  -- Which run drafted it, of which cycle and period; null: people wrote it.
  add column billing_run_id uuid,
  add column billing_cycle text check (billing_cycle in ('WEEKLY', 'MONTHLY', 'ON_DEMAND')),
  add column billed_from date,
  add column billed_until date,
  add check (num_nulls(billing_run_id, billing_cycle, billed_from, billed_until) in (0, 4)),
  add foreign key (organization_id, billing_run_id) references billing_run (organization_id, id);
create index invoice_of_billing_run on invoice (organization_id, billing_run_id) where billing_run_id is not null;
create index invoice_billed on invoice (organization_id, invoice_date desc, id desc) where billed_until is not null;

create index customer_with_cycle on customer (organization_id) where billing_cycle <> 'PER_ORDER' and status = 'ACTIVE';
