-- Payments go to a counterparty or another entity, transfers stay in the entity; neither turns into the other.

-- What is paid again and again: each occurrence is a payment of its own, made some days before its date.
create table payment_recurrence (
  organization_id uuid not null,
  id uuid not null,
  frequency text not null check (frequency in ('WEEKLY', 'MONTHLY', 'YEARLY')),
  -- The first date: the day of the month is counted from it, since a short month forgets it.
  anchor date not null,
  -- Date of the next occurrence that has no payment yet.
  next_date date not null,
  -- What each occurrence is made from.
  template jsonb not null,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (organization_id, id)
);
create index payment_recurrence_due on payment_recurrence (next_date) where ended_at is null;

create table payment (
  organization_id uuid not null,
  id uuid not null,
  number text not null,
  kind text not null check (kind in ('PAYMENT', 'TRANSFER')),
  status text not null default 'NEEDS_APPROVAL'
    check (status in ('NEEDS_APPROVAL', 'SCHEDULED', 'IN_PROGRESS', 'SENT', 'FAILED', 'CANCELLED', 'REJECTED')),
  -- Where it stood before its last change of status.
  previous_status text,
  -- Who brings it to the bank: we through its API, or a person with an exported file.
  channel text not null default 'API' check (channel in ('API', 'MANUAL')),
  from_account_id uuid not null,
  -- Of the organization itself: of the same entity for a transfer, of another one for a payment.
  to_account_id uuid,
  counterparty_id uuid,
  -- No foreign key: an account that was paid may be removed from its counterparty later.
  counterparty_account_id uuid,
  -- As they were when the payment was last edited: this is what is approved and sent.
  beneficiary_bank_code text not null,
  beneficiary_account_number text not null,
  beneficiary_name text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  -- Null: no rail carries it, it goes by export only.
  method text check (method in ('BI_FAST', 'SKN', 'RTGS', 'ONLINE', 'SAME_BANK')),
  fee_minor bigint not null check (fee_minor >= 0),
  -- The day that was asked for, and the banking day on which it goes.
  date date not null,
  value_date date not null,
  -- When we send it; null while it is not approved, and when it waits for an export.
  release_at timestamptz,
  memo text check (length(memo) <= 50),
  notes text,
  recurrence_id uuid,
  content_hash bytea not null,
  -- Who must approve, as the policy said when it was last edited: a policy that changes rewrites no history.
  approval_plan jsonb not null check (jsonb_array_length(approval_plan -> 'steps') > 0),
  -- Who can take one of the steps that are left; null: anybody who may approve.
  open_to uuid[],
  failure_code text,
  failure_reason text,
  rejection_reason text,
  cancellation_reason text,
  decided_by uuid,
  decided_at timestamptz,
  sent_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  edited_by uuid,
  version integer not null default 1,
  search_text text not null generated always as (
    lower(number || ' ' || beneficiary_name || ' ' || beneficiary_account_number || ' ' || coalesce(memo, '') || ' ' || coalesce(notes, ''))
  ) stored,
  primary key (organization_id, id),
  foreign key (organization_id, from_account_id) references bank_account (organization_id, id),
  foreign key (organization_id, to_account_id) references bank_account (organization_id, id),
  foreign key (organization_id, counterparty_id) references counterparty (organization_id, id),
  foreign key (organization_id, recurrence_id) references payment_recurrence (organization_id, id),
  -- A payment to another entity has its account and its default counterparty, a transfer an account alone.
  check (to_account_id is not null or counterparty_account_id is not null),
  check (kind = 'PAYMENT' or (to_account_id is not null and counterparty_id is null)),
  check (to_account_id <> from_account_id)
);
create unique index payment_number on payment (organization_id, number);
create index payment_date on payment (organization_id, kind, date desc, id desc);
create index payment_amount on payment (organization_id, kind, amount_minor desc, id desc);
create index payment_created on payment (organization_id, kind, created_at desc, id desc);
create index payment_status on payment (organization_id, kind, status, date desc, id desc);
create index payment_undecided on payment (organization_id, created_at, id) where status = 'NEEDS_APPROVAL';
create index payment_account on payment (organization_id, from_account_id, date desc, id desc);
create index payment_counterparty on payment (organization_id, counterparty_id, date desc, id desc);
create index payment_maker on payment (organization_id, created_by, created_at desc, id desc);
create index payment_decider on payment (organization_id, decided_by, created_at desc, id desc) where decided_by is not null;
create index payment_beneficiary on payment (organization_id, beneficiary_bank_code, beneficiary_account_number, date);
create index payment_occurrence on payment (organization_id, recurrence_id, date desc, id desc) where recurrence_id is not null;
create index payment_search on payment using gin (organization_id, search_text gin_trgm_ops);
-- What the worker releases on its day, in all organizations.
create index payment_release on payment (release_at) where status = 'SCHEDULED' and release_at is not null;

-- Who approved exactly which content. An edit of that voids it, and it is kept.
create table payment_approval (
  organization_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  approver_id uuid not null,
  approved_at timestamptz not null,
  factor text not null check (factor in ('AUTHENTICATOR_APP', 'PASSKEY')),
  -- Of an authenticator's code.
  totp_step bigint,
  content_hash bytea not null,
  proof_id text not null,
  voided_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, payment_id) references payment (organization_id, id)
);
create unique index payment_approval_once on payment_approval (organization_id, payment_id, approver_id) where voided_at is null;
create index payment_approval_payment on payment_approval (organization_id, payment_id, approved_at desc);
create index payment_approval_approver on payment_approval (organization_id, approver_id, payment_id) where voided_at is null;

create table payment_file (
  organization_id uuid not null,
  payment_id uuid not null,
  file_id uuid not null,
  place smallint not null,
  primary key (organization_id, payment_id, file_id),
  foreign key (organization_id, payment_id) references payment (organization_id, id),
  foreign key (organization_id, file_id) references file (organization_id, id)
);

-- A proof of approval is good once. It is kept as long as it could be shown again.
create table used_proof (
  organization_id uuid not null,
  proof_id text not null,
  expires_at timestamptz not null,
  primary key (organization_id, proof_id)
);

-- The money that an approved payment moves: one on each side that is an account of ours.
alter table expected_transaction
  add column payment_id uuid,
  add foreign key (organization_id, payment_id) references payment (organization_id, id);
create unique index expected_of_payment on expected_transaction (organization_id, payment_id, direction) where payment_id is not null;

-- The worker finds in all organizations what is due, and works on it as each of them.
create policy due on payment_recurrence for select to treasury_system using (true);
grant select (organization_id, id, next_date, ended_at) on payment_recurrence to treasury_system;
create policy due on payment for select to treasury_system using (true);
grant select (organization_id, id, status, release_at) on payment to treasury_system;

-- Search, as 0002 does it.
create policy search on payment for select to treasury_search using (true);
grant select on payment to treasury_search;
create function search_payment(word text, amount bigint) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select id from payment
  where organization_id = app_organization() and search_text like contains_pattern(word)
  union
  select id from payment
  where organization_id = app_organization() and amount_minor = amount
  union
  select p.id from payment p
  join counterparty c on c.organization_id = p.organization_id and c.id = p.counterparty_id
  where c.organization_id = app_organization() and c.search_text like contains_pattern(word);
end;
alter function search_payment(text, bigint) owner to treasury_search;
