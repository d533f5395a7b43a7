-- How far each member has read each conversation. What was written before this was kept counts as read.
alter table conversation_message add column counts_unread boolean not null default false;
alter table conversation_message alter column counts_unread set default true;
create index conversation_message_unread on conversation_message (organization_id, created_at) where counts_unread and deleted_at is null;

create table conversation_read (
  organization_id uuid not null,
  person_id uuid not null,
  -- What it is about: one of both.
  order_id uuid,
  invoice_id uuid,
  record_id uuid not null generated always as (coalesce(order_id, invoice_id)) stored,
  -- The newest message that was seen.
  read_until timestamptz not null,
  primary key (organization_id, person_id, record_id),
  foreign key (organization_id, order_id) references sales_order (organization_id, id) on delete cascade,
  foreign key (organization_id, invoice_id) references invoice (organization_id, id) on delete cascade,
  check (num_nonnulls(order_id, invoice_id) = 1)
);
create index conversation_read_order on conversation_read (organization_id, order_id) where order_id is not null;
create index conversation_read_invoice on conversation_read (organization_id, invoice_id) where invoice_id is not null;
