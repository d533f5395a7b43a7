-- Changes of their own data that customers ask for by their own page. Nothing of the customer changes before staff approve it.
create table customer_change_request (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  -- The customer's user who asks, in lower case.
  email text not null check (length(email) between 3 and 254),
  -- CANCELED: the customer took it back, or is no customer any more.
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELED')),
  -- The values that would be stored, by field; emptied once it is decided.
  proposed jsonb not null,
  -- The same as field diffs, as the customer saw them.
  changes jsonb not null,
  document_kinds text[] not null default '{}',
  note text check (length(note) between 1 and 500),
  -- Why it was turned down: the customer is told.
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade,
  check ((status = 'PENDING') = (decided_at is null)),
  check ((status = 'REJECTED') = (reason is not null)),
  check (status = 'PENDING' or proposed = '{}')
);
-- One at a time: what staff look at is all that the customer asks for.
create unique index customer_change_request_pending on customer_change_request (organization_id, customer_id) where status = 'PENDING';
create index customer_change_request_of on customer_change_request (organization_id, customer_id, created_at desc);

-- A document that came with such a request counts only once that is approved.
alter table customer_document
  add column proposed_in uuid,
  add foreign key (organization_id, proposed_in) references customer_change_request (organization_id, id) on delete cascade;
drop index customer_document_current;
create unique index customer_document_current on customer_document (organization_id, customer_id, kind)
  where replaced_at is null and proposed_in is null;
create unique index customer_document_proposed on customer_document (organization_id, proposed_in, kind) where proposed_in is not null;
