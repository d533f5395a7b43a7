-- Each time that a payment is brought to its bank: under a name of its own, written down before the bank hears it.
create table payment_attempt (
  organization_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  attempt_no integer not null check (attempt_no > 0),
  -- By which the bank knows the order, for ever.
  reference text not null check (length(reference) between 10 and 36),
  -- Of the last call: the bank wants a new one for each.
  external_id text,
  method text not null check (method in ('BI_FAST', 'SKN', 'RTGS', 'ONLINE', 'SAME_BANK')),
  state text not null check (state in ('PREPARED', 'SENDING', 'ACCEPTED', 'UNKNOWN', 'SUCCEEDED', 'FAILED')),
  bank_reference text,
  -- What the bank said last.
  response_code text,
  response_message text,
  latest_status text,
  prepared_at timestamptz not null,
  sent_at timestamptz,
  -- The bank has said that it has the order.
  accepted_at timestamptz,
  asked_at timestamptz,
  -- When the worker looks at it again.
  next_at timestamptz,
  resolved_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, payment_id) references payment (organization_id, id),
  check ((state in ('SUCCEEDED', 'FAILED')) = (resolved_at is not null)),
  check ((resolved_at is null) = (next_at is not null)),
  check (state in ('PREPARED', 'FAILED') or sent_at is not null)
);
create unique index payment_attempt_reference on payment_attempt (reference);
create unique index payment_attempt_number on payment_attempt (organization_id, payment_id, attempt_no);
-- No payment is under way twice.
create unique index payment_attempt_live on payment_attempt (organization_id, payment_id) where state <> 'FAILED';
create index payment_attempt_due on payment_attempt (next_at) where next_at is not null;

-- The worker finds in all organizations what is due, and whose attempt a bank speaks of.
create policy due on payment_attempt for select to treasury_system using (true);
grant select (organization_id, payment_id, reference, next_at) on payment_attempt to treasury_system;
