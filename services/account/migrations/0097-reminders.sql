-- Reminders: what the organization and its customers want, what was agreed of an invoice, and the letters that were sent.
create table reminder_settings (
  organization_id uuid not null primary key,
  -- Since when letters of either kind are sent; null: they are not.
  payments_since timestamptz,
  slips_since timestamptz,
  levels jsonb not null check (jsonb_array_length(levels) between 1 and 5),
  version integer not null default 1
);

create table customer_reminder_settings (
  organization_id uuid not null,
  customer_id uuid not null,
  -- Days of the levels, from the due date; null: the organization's.
  days integer[] check (cardinality(days) between 1 and 5),
  is_paused boolean not null,
  -- The last day of the pause; null: it has none.
  paused_until date check (paused_until is null or is_paused),
  version integer not null default 1,
  primary key (organization_id, customer_id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);

create table invoice_agreement (
  organization_id uuid not null,
  invoice_id uuid not null,
  promised_on date,
  promise_note text check (promised_on is not null or promise_note is null),
  promised_at timestamptz check ((promised_at is null) = (promised_on is null)),
  promised_by uuid,
  -- What the customer disputes; it stays when that is settled.
  dispute_reason text,
  disputed_at timestamptz check ((disputed_at is null) = (dispute_reason is null)),
  disputed_by uuid,
  dispute_closed_at timestamptz check (dispute_closed_at is null or disputed_at is not null),
  dispute_closed_by uuid,
  version integer not null default 1,
  primary key (organization_id, invoice_id),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id) on delete cascade
);

create table reminder (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  kind text not null check (kind in ('PAYMENT', 'SLIP')),
  -- The organization's own day.
  day date not null,
  -- Of what is due: which level decided the words, counted from 1.
  level smallint check ((level is null) = (kind = 'SLIP')),
  is_by_hand boolean not null,
  language text not null check (language in ('en', 'id')),
  emails text[] not null check (cardinality(emails) > 0),
  sent_at timestamptz not null,
  sent_by uuid,
  primary key (organization_id, id),
  -- A customer gets one letter a day, however many workers and people send.
  constraint reminder_of_day unique (organization_id, customer_id, day),
  foreign key (organization_id, customer_id) references customer (organization_id, id)
);
create unique index reminder_slip_month on reminder (organization_id, customer_id, (date_trunc('month', day::timestamp))) where kind = 'SLIP';

create table reminder_part (
  organization_id uuid not null,
  reminder_id uuid not null,
  invoice_id uuid not null,
  -- The instalment, or the invoice itself.
  part_id uuid not null,
  part_name text,
  due_on date,
  -- What was asked for: cash that remained, or what a slip is awaited for.
  amount_minor bigint not null check (amount_minor > 0),
  -- Days of its level from the due date; null: a slip.
  level_days integer,
  is_by_hand boolean not null,
  primary key (organization_id, reminder_id, part_id),
  foreign key (organization_id, reminder_id) references reminder (organization_id, id),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id)
);
-- The worker sends a level once for each part.
create unique index reminder_part_level on reminder_part (organization_id, part_id, level_days)
  where not is_by_hand and level_days is not null;
create index reminder_part_invoice on reminder_part (organization_id, invoice_id, reminder_id);
