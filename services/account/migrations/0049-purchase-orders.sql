-- Purchase orders: customers' own documents, which sales orders answer.
create table purchase_order (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  -- The customer's own.
  number text not null check (length(number) between 1 and 60),
  status text not null default 'OPEN' check (status in ('OPEN', 'ACCEPTED', 'REJECTED', 'CANCELED', 'CLOSED')),
  customer_id uuid not null,
  -- As it was when the purchase order was written.
  customer_name text collate "unicode" not null,
  date date not null,
  required_date date,
  note text check (length(note) between 1 and 2000),
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  line_count integer not null check (line_count between 1 and 500),
  first_line text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  reason text check (length(reason) between 1 and 500),
  status_changed_at timestamptz not null default now(),
  status_changed_by uuid,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  search_text text not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id),
  check (required_date >= date),
  check (reason is null or status in ('REJECTED', 'CANCELED', 'CLOSED')),
  check (reason is not null or status not in ('REJECTED', 'CANCELED'))
);
-- A customer gives a number once, whatever its case.
create unique index purchase_order_number on purchase_order (organization_id, customer_id, lower(number));
create index purchase_order_date on purchase_order (organization_id, date, id);
create index purchase_order_amount on purchase_order (organization_id, amount_minor, id);
create index purchase_order_created on purchase_order (organization_id, created_at, id);
create index purchase_order_status on purchase_order (organization_id, status, date, id);
create index purchase_order_customer on purchase_order (organization_id, customer_id, date, id);

create table purchase_order_line (
  organization_id uuid not null,
  id uuid not null,
  purchase_order_id uuid not null,
  place smallint not null,
  product_id uuid,
  description text not null check (length(description) between 1 and 500),
  kind text not null check (kind in ('GOODS', 'SERVICE')),
  unit text not null check (length(unit) between 1 and 30),
  tax_unit text not null check (tax_unit ~ '^UM\.00([0-2][0-9]|3[0-9])$' and tax_unit <> 'UM.0000'),
  price_minor bigint not null check (price_minor >= 0),
  -- Ten-thousandths of a unit.
  quantity bigint not null check (quantity > 0),
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (organization_id, id),
  foreign key (organization_id, purchase_order_id) references purchase_order (organization_id, id) on delete cascade,
  foreign key (organization_id, product_id) references product (organization_id, id) on delete set null (product_id)
);
create unique index purchase_order_line_place on purchase_order_line (organization_id, purchase_order_id, place);
create index purchase_order_line_product on purchase_order_line (organization_id, product_id) where product_id is not null;

create table purchase_order_revision (
  organization_id uuid not null,
  purchase_order_id uuid not null,
  number integer not null,
  at timestamptz not null default now(),
  actor_id uuid,
  changes jsonb not null,
  primary key (organization_id, purchase_order_id, number),
  foreign key (organization_id, purchase_order_id) references purchase_order (organization_id, id) on delete cascade
);

create table purchase_order_file (
  organization_id uuid not null,
  purchase_order_id uuid not null,
  file_id uuid not null,
  place smallint not null,
  primary key (organization_id, purchase_order_id, file_id),
  foreign key (organization_id, purchase_order_id) references purchase_order (organization_id, id) on delete cascade,
  foreign key (organization_id, file_id) references file (organization_id, id)
);
create index purchase_order_file_of on purchase_order_file (organization_id, file_id);

-- What a sales order answers. How much of a purchase order is ordered follows from these alone.
alter table sales_order add column purchase_order_id uuid,
  add foreign key (organization_id, purchase_order_id) references purchase_order (organization_id, id);
create index sales_order_purchase on sales_order (organization_id, purchase_order_id, created_at, id) include (status, base_minor)
  where purchase_order_id is not null;
alter table sales_order_line add column purchase_order_line_id uuid,
  add foreign key (organization_id, purchase_order_line_id) references purchase_order_line (organization_id, id)
    on delete set null (purchase_order_line_id);
create index sales_order_line_purchase on sales_order_line (organization_id, purchase_order_line_id)
  where purchase_order_line_id is not null;
