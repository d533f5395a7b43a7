-- Sales orders with the quantities of their lines, which the database keeps within what was ordered, and what was received of them.
create table document_series (
  organization_id uuid not null references organization (organization_id),
  kind text not null check (kind ~ '^[A-Z_]{1,40}$'),
  year integer not null,
  last integer not null check (last > 0),
  primary key (organization_id, kind, year)
);

create table sales_order (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  number text not null,
  status text not null default 'OPEN'
    check (status in ('OPEN', 'PARTIALLY_FULFILLED', 'FULFILLED', 'CLOSED', 'REJECTED', 'CANCELED')),
  fulfillment text not null default 'UNFULFILLED' check (fulfillment in ('UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED')),
  payment_status text not null default 'UNBILLED' check (payment_status in ('UNBILLED', 'UNPAID', 'PARTIALLY_PAID', 'PAID')),
  customer_id uuid not null,
  -- As it was when the order was written.
  customer_name text collate "unicode" not null,
  customer_reference text check (length(customer_reference) between 1 and 60),
  order_date date not null,
  required_date date,
  note text check (length(note) between 1 and 2000),
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  vat_treatment text not null check (
    vat_treatment in ('STANDARD', 'LUXURY', 'SPECIFIED', 'EXPORT', 'NOT_COLLECTED', 'EXEMPT', 'NONE')
  ),
  -- Hundredths of a percent, or minor units.
  discount_percent integer check (discount_percent between 0 and 10000),
  discount_amount_minor bigint check (discount_amount_minor >= 0),
  line_count integer not null check (line_count between 1 and 500),
  first_line text not null,
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  discount_minor bigint not null check (discount_minor between 0 and subtotal_minor),
  base_minor bigint not null,
  vat_minor bigint not null check (vat_minor >= 0),
  total_minor bigint not null check (total_minor > 0),
  withheld jsonb not null default '[]',
  withheld_minor bigint not null default 0 check (withheld_minor >= 0),
  -- Of its value, how much is with the customer.
  received_percent smallint not null default 0 check (received_percent between 0 and 100),
  -- What counts against the customer's credit limit: its value with VAT while it is approved and not invoiced; nothing before and after.
  uninvoiced_minor bigint not null default 0 check (uninvoiced_minor between 0 and total_minor),
  approved_at timestamptz,
  approved_by uuid,
  override_reason text check (length(override_reason) between 1 and 500),
  reason text check (length(reason) between 1 and 500),
  status_changed_at timestamptz not null default now(),
  status_changed_by uuid,
  author_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  search_text text not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id),
  check (required_date >= order_date),
  check (base_minor = subtotal_minor - discount_minor),
  check (total_minor = base_minor + vat_minor),
  check (discount_percent is null or discount_amount_minor is null),
  -- Nothing is received of what nobody has approved.
  check (approved_at is not null or status in ('OPEN', 'REJECTED', 'CANCELED')),
  check (uninvoiced_minor = 0 or (approved_at is not null and status in ('OPEN', 'PARTIALLY_FULFILLED', 'FULFILLED'))),
  check (reason is null or status in ('CLOSED', 'REJECTED', 'CANCELED')),
  check (reason is not null or status not in ('REJECTED', 'CANCELED'))
);
create unique index sales_order_number on sales_order (organization_id, number);
create index sales_order_date on sales_order (organization_id, order_date, id);
create index sales_order_required on sales_order (organization_id, coalesce(required_date, '9999-12-31'::date), id);
create index sales_order_amount on sales_order (organization_id, total_minor, id);
create index sales_order_created on sales_order (organization_id, created_at, id);
create index sales_order_status on sales_order (organization_id, status, order_date, id);
create index sales_order_customer on sales_order (organization_id, customer_id, order_date, id);
create index sales_order_waiting on sales_order (organization_id, order_date, id) where status = 'OPEN' and approved_at is null;
create index sales_order_uninvoiced on sales_order (organization_id, customer_id, currency) include (uninvoiced_minor)
  where uninvoiced_minor > 0;

create table sales_order_line (
  organization_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  place smallint not null,
  product_id uuid,
  description text not null check (length(description) between 1 and 500),
  kind text not null check (kind in ('GOODS', 'SERVICE')),
  unit text not null check (length(unit) between 1 and 30),
  tax_unit text not null check (tax_unit ~ '^UM\.00([0-2][0-9]|3[0-9])$' and tax_unit <> 'UM.0000'),
  price_minor bigint not null check (price_minor >= 0),
  discount_percent integer check (discount_percent between 0 and 10000),
  discount_amount_minor bigint check (discount_amount_minor >= 0),
  withholding text,
  -- Ten-thousandths of a unit.
  ordered bigint not null check (ordered > 0),
  received bigint not null default 0 check (received >= 0),
  returned bigint not null default 0 check (returned >= 0),
  -- On invoices that are issued or wait for approval.
  invoiced bigint not null default 0 check (invoiced >= 0),
  credited bigint not null default 0 check (credited between 0 and invoiced),
  gross_minor bigint not null,
  discount_minor bigint not null,
  net_minor bigint not null,
  order_discount_minor bigint not null,
  base_minor bigint not null check (base_minor >= 0),
  primary key (organization_id, id),
  foreign key (organization_id, order_id) references sales_order (organization_id, id) on delete cascade,
  foreign key (organization_id, product_id) references product (organization_id, id) on delete set null (product_id),
  check (discount_percent is null or discount_amount_minor is null),
  constraint sales_order_line_returned check (returned <= received),
  constraint sales_order_line_received check (received - returned <= ordered),
  constraint sales_order_line_invoiced check (invoiced - credited <= ordered)
);
create unique index sales_order_line_place on sales_order_line (organization_id, order_id, place);
create index sales_order_line_product on sales_order_line (organization_id, product_id) where product_id is not null;

create table sales_order_revision (
  organization_id uuid not null,
  order_id uuid not null,
  number integer not null,
  at timestamptz not null default now(),
  actor_id uuid,
  changes jsonb not null,
  primary key (organization_id, order_id, number),
  foreign key (organization_id, order_id) references sales_order (organization_id, id) on delete cascade
);

create table goods_receipt (
  organization_id uuid not null,
  id uuid not null,
  number text not null,
  order_id uuid not null,
  customer_id uuid not null,
  kind text not null check (kind in ('RECEIPT', 'RETURN')),
  status text not null default 'RECORDED' check (status in ('RECORDED', 'CANCELED')),
  reference text check (length(reference) between 1 and 60),
  date date not null,
  reason text check (length(reason) between 1 and 500),
  canceled_at timestamptz,
  canceled_by uuid,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  search_text text not null,
  primary key (organization_id, id),
  foreign key (organization_id, order_id) references sales_order (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id),
  check ((status = 'CANCELED') = (reason is not null and canceled_at is not null))
);
create unique index goods_receipt_number on goods_receipt (organization_id, number);
create index goods_receipt_date on goods_receipt (organization_id, date, id);
create index goods_receipt_created on goods_receipt (organization_id, created_at, id);
create index goods_receipt_order on goods_receipt (organization_id, order_id, created_at, id);
create index goods_receipt_customer on goods_receipt (organization_id, customer_id, date, id);

create table goods_receipt_line (
  organization_id uuid not null,
  receipt_id uuid not null,
  place smallint not null,
  -- Null: a canceled receipt, whose line of the order was taken away since.
  order_line_id uuid,
  description text not null,
  unit text not null,
  quantity bigint not null check (quantity > 0),
  primary key (organization_id, receipt_id, place),
  foreign key (organization_id, receipt_id) references goods_receipt (organization_id, id),
  foreign key (organization_id, order_line_id) references sales_order_line (organization_id, id) on delete set null (order_line_id)
);
create index goods_receipt_line_of on goods_receipt_line (organization_id, order_line_id) where order_line_id is not null;

create table goods_receipt_file (
  organization_id uuid not null,
  receipt_id uuid not null,
  file_id uuid not null,
  place smallint not null,
  primary key (organization_id, receipt_id, file_id),
  foreign key (organization_id, receipt_id) references goods_receipt (organization_id, id),
  foreign key (organization_id, file_id) references file (organization_id, id)
);
create index goods_receipt_file_of on goods_receipt_file (organization_id, file_id);
