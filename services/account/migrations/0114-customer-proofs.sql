-- Proofs of transfers that customers send by their own page: payments that wait until staff confirm them or a bank line shows them.
alter table received_payment
  -- The customer's user who sent it; null: it is the organization's own.
  add column customer_email text check (length(customer_email) between 3 and 254),
  -- Which bank the customer says it was sent from.
  add column sender_bank text check (length(sender_bank) between 1 and 60),
  -- Which invoices the customer sent it for, whatever became of it.
  add column proof_of uuid[] not null default '{}',
  -- Why a proof was turned down, which the customer is told; of other payments the reason is for staff alone.
  add column told_reason text generated always as (case when customer_email is not null then reason end) stored,
  add check (customer_email is null or method = 'BANK_TRANSFER'),
  add check ((customer_email is null) = (proof_of = '{}'));
create index received_payment_proof_sent on received_payment (organization_id, customer_id, created_at) where customer_email is not null;
create index received_payment_waiting on received_payment (organization_id, customer_id) where status = 'PENDING';

-- Files that a customer's user has sent and not used yet. Each is used once, by that customer alone.
create table customer_upload (
  organization_id uuid not null,
  file_id uuid not null,
  customer_id uuid not null,
  -- In lower case.
  email text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (organization_id, file_id),
  foreign key (organization_id, file_id) references file (organization_id, id) on delete cascade,
  foreign key (organization_id, customer_id, email) references customer_user (organization_id, customer_id, email) on delete cascade
);
create index customer_upload_of on customer_upload (organization_id, customer_id, email, created_at);
create index customer_upload_unused on customer_upload (created_at) where used_at is null;
