-- Sales invoices: drafts without a number, issued ones that change no more, and what of their order they take.
create table invoice (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  -- Given when it is issued; kept when it is canceled.
  number text,
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'WAITING_APPROVAL', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'CANCELED')),
  kind text not null default 'STANDARD' check (kind in ('STANDARD', 'ADVANCE')),
  customer_id uuid not null,
  -- As it was when the invoice was written.
  customer_name text collate "unicode" not null,
  customer_reference text check (length(customer_reference) between 1 and 60),
  order_id uuid,
  receipt_ids uuid[] not null default '{}',
  invoice_date date not null,
  term_days integer not null check (term_days between 0 and 365),
  term_from text not null check (term_from in ('INVOICE_DATE', 'END_OF_MONTH', 'HARD_COPY_RECEIVED')),
  -- Null: its days are not counted yet.
  due_date date check (due_date >= invoice_date),
  -- The earliest due date of what is unpaid; null while nothing is.
  next_due_date date,
  note text check (length(note) between 1 and 2000),
  internal_note text check (length(internal_note) between 1 and 2000),
  approver_id uuid,
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
  discount_minor bigint not null check (discount_minor >= 0),
  -- What was invoiced in advance: by advance, without VAT.
  deductions jsonb not null default '[]',
  deducted_minor bigint not null default 0 check (deducted_minor >= 0),
  base_minor bigint not null check (base_minor >= 0),
  -- Hundredths of a percent.
  vat_rate integer not null check (vat_rate between 0 and 10000),
  vat_minor bigint not null check (vat_minor >= 0),
  is_stamp_due boolean not null,
  stamp_minor bigint not null check (stamp_minor >= 0),
  total_minor bigint not null check (total_minor > 0),
  withheld jsonb not null default '[]',
  collected_vat_minor bigint not null default 0 check (collected_vat_minor in (0, vat_minor)),
  withheld_minor bigint not null default 0 check (withheld_minor between 0 and total_minor),
  -- Of the total, what nobody has paid, credited or withheld with a slip; 0 until it is issued and after it is canceled.
  remaining_minor bigint not null default 0 check (remaining_minor between 0 and total_minor),
  -- Of that, what the customer withholds.
  withheld_open_minor bigint not null default 0 check (withheld_open_minor between 0 and remaining_minor),
  -- Of an advance: what later invoices have deducted of its base.
  consumed_minor bigint not null default 0,
  hard_copy boolean not null,
  delivery_status text check (delivery_status in ('OPEN', 'SHIPPED', 'RECEIVED')),
  shipped_on date,
  shipped_to text check (length(shipped_to) between 1 and 500),
  courier text check (length(courier) between 1 and 100),
  received_on date check (received_on >= shipped_on),
  received_by text check (length(received_by) between 1 and 200),
  -- Parties as they were when it was issued.
  snapshot jsonb,
  issued_at timestamptz,
  issued_by uuid,
  -- Why it was returned last, or canceled.
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
  foreign key (organization_id, order_id) references sales_order (organization_id, id),
  check (base_minor = subtotal_minor - discount_minor - deducted_minor),
  check (total_minor = base_minor + vat_minor + stamp_minor),
  check (discount_percent is null or discount_amount_minor is null),
  check (kind = 'STANDARD' or order_id is not null),
  check (kind = 'STANDARD' or deducted_minor = 0),
  constraint invoice_consumed check (consumed_minor between 0 and case when kind = 'ADVANCE' then base_minor else 0 end),
  constraint invoice_issued check ((number is null) = (status in ('DRAFT', 'WAITING_APPROVAL'))),
  check ((number is null) = (issued_at is null) and (number is null) = (snapshot is null)),
  check (remaining_minor = 0 or status in ('ISSUED', 'PARTIALLY_PAID')),
  check (reason is not null or status <> 'CANCELED'),
  check ((delivery_status is null) = (number is null or not hard_copy)),
  check ((shipped_on is not null) = (coalesce(delivery_status, 'OPEN') <> 'OPEN')),
  check ((received_on is not null) = (coalesce(delivery_status, 'OPEN') = 'RECEIVED'))
);
create unique index invoice_number on invoice (organization_id, number) where number is not null;
create index invoice_date on invoice (organization_id, invoice_date, id);
create index invoice_due on invoice (organization_id, coalesce(next_due_date, '9999-12-31'::date), id);
create index invoice_amount on invoice (organization_id, total_minor, id);
create index invoice_created on invoice (organization_id, created_at, id);
create index invoice_status on invoice (organization_id, status, invoice_date, id);
create index invoice_customer on invoice (organization_id, customer_id, invoice_date, id);
create index invoice_order on invoice (organization_id, order_id, created_at, id) where order_id is not null;
-- Cash that is still expected, by the day on which it is due.
create index invoice_unpaid on invoice (organization_id, next_due_date, id) where remaining_minor > withheld_open_minor;
create index invoice_owed on invoice (organization_id, customer_id, currency) include (remaining_minor) where remaining_minor > 0;

create table invoice_line (
  organization_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  place smallint not null,
  -- Kept when the order is written anew, so that what was drafted of a line that is gone is never taken for something else.
  order_line_id uuid,
  product_id uuid,
  description text not null check (length(description) between 1 and 500),
  kind text not null check (kind in ('GOODS', 'SERVICE')),
  -- Ten-thousandths of a unit.
  quantity bigint not null check (quantity > 0),
  unit text not null check (length(unit) between 1 and 30),
  tax_unit text not null check (tax_unit ~ '^UM\.00([0-2][0-9]|3[0-9])$' and tax_unit <> 'UM.0000'),
  price_minor bigint not null check (price_minor >= 0),
  discount_percent integer check (discount_percent between 0 and 10000),
  discount_amount_minor bigint check (discount_amount_minor >= 0),
  withholding text,
  gross_minor bigint not null,
  discount_minor bigint not null,
  net_minor bigint not null,
  -- Its share of the discount on the whole and of deducted advances.
  invoice_discount_minor bigint not null,
  base_minor bigint not null check (base_minor >= 0),
  primary key (organization_id, id),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id) on delete cascade,
  foreign key (organization_id, product_id) references product (organization_id, id) on delete set null (product_id),
  check (discount_percent is null or discount_amount_minor is null)
);
create unique index invoice_line_place on invoice_line (organization_id, invoice_id, place);
create unique index invoice_line_once on invoice_line (organization_id, invoice_id, order_line_id) where order_line_id is not null;
create index invoice_line_of on invoice_line (organization_id, order_line_id) where order_line_id is not null;
create index invoice_line_product on invoice_line (organization_id, product_id) where product_id is not null;

create table invoice_milestone (
  organization_id uuid not null,
  invoice_id uuid not null,
  id uuid not null,
  place smallint not null,
  name text not null check (length(name) between 1 and 100),
  -- Hundredths of a percent.
  percent integer not null check (percent between 1 and 10000),
  -- Null: due with the invoice.
  due_date date,
  total_minor bigint not null check (total_minor >= 0),
  withheld_minor bigint not null check (withheld_minor >= 0),
  primary key (organization_id, invoice_id, place),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id) on delete cascade
);

create table invoice_revision (
  organization_id uuid not null,
  invoice_id uuid not null,
  number integer not null,
  at timestamptz not null default now(),
  actor_id uuid,
  changes jsonb not null,
  primary key (organization_id, invoice_id, number),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id) on delete cascade
);

-- What the tax office knows of the organization. No row: registered for VAT when it has a tax number.
create table invoice_tax_settings (
  organization_id uuid not null references organization (organization_id),
  is_vat_registered boolean not null,
  branch_number text not null check (branch_number ~ '^\d{6}$'),
  final_tax_letter text check (length(final_tax_letter) between 1 and 60),
  final_tax_letter_until date,
  version integer not null default 1,
  primary key (organization_id),
  check ((final_tax_letter is null) = (final_tax_letter_until is null))
);
