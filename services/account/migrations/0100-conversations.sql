-- Conversations about sales orders and invoices: what staff write among themselves, and what they and the customer write to each other.
create table conversation_message (
  organization_id uuid not null,
  id uuid not null,
  -- What it is about: one of both.
  order_id uuid,
  invoice_id uuid,
  -- INTERNAL: the organization's members alone ever read it.
  visibility text not null check (visibility in ('INTERNAL', 'CUSTOMER')),
  -- The member or program that wrote it; null: the customer's user of this email.
  author_id uuid,
  customer_email text,
  author_name text not null,
  -- Empty once it is deleted.
  body text not null check (length(body) <= 5000),
  mentions uuid[] not null default '{}',
  -- Where it was mailed to.
  mailed_to text[] not null default '{}',
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, order_id) references sales_order (organization_id, id) on delete cascade,
  foreign key (organization_id, invoice_id) references invoice (organization_id, id) on delete cascade,
  check (num_nonnulls(order_id, invoice_id) = 1),
  check (num_nonnulls(author_id, customer_email) = 1),
  check (customer_email is null or visibility = 'CUSTOMER'),
  check (deleted_at is null or body = '')
);
create index conversation_message_order on conversation_message (organization_id, order_id, created_at, id) where order_id is not null;
create index conversation_message_invoice on conversation_message (organization_id, invoice_id, created_at, id) where invoice_id is not null;

create table conversation_file (
  organization_id uuid not null,
  message_id uuid not null,
  file_id uuid not null,
  place smallint not null,
  primary key (organization_id, message_id, file_id),
  foreign key (organization_id, message_id) references conversation_message (organization_id, id) on delete cascade,
  foreign key (organization_id, file_id) references file (organization_id, id)
);
-- A file belongs to one message: whoever may read that message may read it.
create unique index conversation_file_once on conversation_file (organization_id, file_id);
