-- Bills: what a counterparty asks for, approved by people, and paid by a payment or by a line of a statement.
create table bill (
  organization_id uuid not null,
  id uuid not null,
  number text not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'SUBMITTED', 'APPROVED', 'PAID', 'CANCELLED')),
  date date not null,
  due_date date not null,
  category text check (length(category) between 1 and 60),
  description text check (length(description) between 1 and 500),
  counterparty_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  submitted_at timestamptz,
  submitted_by uuid,
  approved_at timestamptz,
  approved_by uuid,
  cancelled_at timestamptz,
  cancelled_by uuid,
  cancellation_reason text check (length(cancellation_reason) between 1 and 255),
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  edited_by uuid,
  version integer not null default 1,
  search_text text not null generated always as (
    lower(number || ' ' || coalesce(category, '') || ' ' || coalesce(description, ''))
  ) stored,
  primary key (organization_id, id),
  foreign key (organization_id, counterparty_id) references counterparty (organization_id, id),
  check (due_date >= date),
  check ((status = 'CANCELLED') = (cancellation_reason is not null)),
  check ((status = 'PAID') = (paid_at is not null))
);
create unique index bill_number on bill (organization_id, number);
create index bill_due on bill (organization_id, due_date desc, id desc);
create index bill_date on bill (organization_id, date desc, id desc);
create index bill_amount on bill (organization_id, amount_minor desc, id desc);
create index bill_created on bill (organization_id, created_at desc, id desc);
create index bill_status on bill (organization_id, status, due_date desc, id desc);
create index bill_counterparty on bill (organization_id, counterparty_id, due_date desc, id desc);
create index bill_search on bill using gin (organization_id, search_text gin_trgm_ops);

create table bill_file (
  organization_id uuid not null,
  bill_id uuid not null,
  file_id uuid not null,
  place smallint not null,
  primary key (organization_id, bill_id, file_id),
  foreign key (organization_id, bill_id) references bill (organization_id, id),
  foreign key (organization_id, file_id) references file (organization_id, id)
);

-- The money that an approved bill waits for; it stands aside while that of a payment does.
alter table expected_transaction
  add column bill_id uuid,
  add foreign key (organization_id, bill_id) references bill (organization_id, id);
create unique index expected_of_bill on expected_transaction (organization_id, bill_id) where bill_id is not null;

-- A bill has one payment that is alive: undecided, on its way, or failed and not yet given up.
alter table payment
  add column bill_id uuid,
  add foreign key (organization_id, bill_id) references bill (organization_id, id),
  add check (bill_id is null or kind = 'PAYMENT');
create unique index payment_alive_of_bill on payment (organization_id, bill_id)
  where bill_id is not null
    and (status in ('NEEDS_APPROVAL', 'SCHEDULED', 'IN_PROGRESS') or (status = 'FAILED' and archived_at is null));
create index payment_of_bill on payment (organization_id, bill_id, created_at desc, id desc) where bill_id is not null;

-- Search, as 0002 does it.
create policy search on bill for select to treasury_search using (true);
grant select on bill to treasury_search;
create function search_bill(word text, amount bigint) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select id from bill
  where organization_id = app_organization() and search_text like contains_pattern(word)
  union
  select id from bill
  where organization_id = app_organization() and amount_minor = amount
  union
  select b.id from bill b
  join counterparty c on c.organization_id = b.organization_id and c.id = b.counterparty_id
  where c.organization_id = app_organization() and c.search_text like contains_pattern(word);
end;
alter function search_bill(text, bigint) owner to treasury_search;
