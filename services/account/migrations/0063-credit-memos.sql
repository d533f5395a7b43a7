-- Credit memos: what of an issued invoice's lines is credited, and which invoices of the customer it pays.
create table credit_memo (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  -- Given when it is approved; kept when it is voided.
  number text,
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'OPEN', 'PARTIALLY_APPLIED', 'APPLIED', 'VOIDED')),
  customer_id uuid not null,
  -- As on the invoice that it corrects.
  customer_name text collate "unicode" not null,
  invoice_id uuid not null,
  invoice_number text not null,
  order_id uuid,
  memo_date date not null,
  note text not null check (length(note) between 1 and 500),
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  line_count integer not null check (line_count between 1 and 500),
  first_line text not null,
  base_minor bigint not null check (base_minor >= 0),
  vat_minor bigint not null check (vat_minor >= 0),
  total_minor bigint not null check (total_minor > 0),
  -- What the customer withholds less because of it.
  withheld_minor bigint not null check (withheld_minor between 0 and total_minor),
  -- Of the total, what is applied to no invoice; 0 until it is approved and after it is voided.
  remaining_minor bigint not null default 0 check (remaining_minor between 0 and total_minor),
  approved_at timestamptz,
  approved_by uuid,
  -- Why it was voided.
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
  foreign key (organization_id, invoice_id) references invoice (organization_id, id),
  foreign key (organization_id, order_id) references sales_order (organization_id, id),
  check (total_minor = base_minor + vat_minor),
  check ((number is null) = (status = 'DRAFT')),
  check ((number is null) = (approved_at is null)),
  check ((reason is not null) = (status = 'VOIDED')),
  constraint credit_memo_standing check (
    case status
      when 'OPEN' then remaining_minor = total_minor
      when 'PARTIALLY_APPLIED' then remaining_minor > 0 and remaining_minor < total_minor
      else remaining_minor = 0
    end
  )
);
create unique index credit_memo_number on credit_memo (organization_id, number) where number is not null;
create index credit_memo_date on credit_memo (organization_id, memo_date, id);
create index credit_memo_amount on credit_memo (organization_id, total_minor, id);
create index credit_memo_created on credit_memo (organization_id, created_at, id);
create index credit_memo_status on credit_memo (organization_id, status, memo_date, id);
create index credit_memo_customer on credit_memo (organization_id, customer_id, memo_date, id);
create index credit_memo_invoice on credit_memo (organization_id, invoice_id, created_at, id);
create index credit_memo_order on credit_memo (organization_id, order_id, created_at, id) where order_id is not null;

create table credit_memo_line (
  organization_id uuid not null,
  id uuid not null,
  memo_id uuid not null,
  place smallint not null,
  -- Lines of issued invoices change no more: what it is of is read from there.
  invoice_line_id uuid not null,
  -- Ten-thousandths of a unit; 0: an amount alone.
  quantity bigint not null check (quantity >= 0),
  base_minor bigint not null check (base_minor >= 0),
  primary key (organization_id, id),
  foreign key (organization_id, memo_id) references credit_memo (organization_id, id) on delete cascade,
  foreign key (organization_id, invoice_line_id) references invoice_line (organization_id, id),
  check (quantity > 0 or base_minor > 0)
);
create unique index credit_memo_line_place on credit_memo_line (organization_id, memo_id, place);
create unique index credit_memo_line_once on credit_memo_line (organization_id, invoice_line_id, memo_id);

-- What of a memo pays an invoice. One that is undone stays, and says why.
create table credit_memo_application (
  organization_id uuid not null,
  id uuid not null,
  memo_id uuid not null,
  invoice_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Of that, what the customer withholds no more.
  withheld_minor bigint not null check (withheld_minor between 0 and amount_minor),
  applied_on date not null,
  applied_at timestamptz not null,
  applied_by uuid,
  undone_at timestamptz,
  undone_by uuid,
  undo_reason text check (length(undo_reason) between 1 and 500),
  primary key (organization_id, id),
  foreign key (organization_id, memo_id) references credit_memo (organization_id, id),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id),
  check ((undone_at is null) = (undo_reason is null))
);
create index credit_memo_application_memo on credit_memo_application (organization_id, memo_id, applied_at, id);
create index credit_memo_application_invoice on credit_memo_application (organization_id, invoice_id, applied_at, id);

-- Search, as other lists of invoicing have it: LIKE is not leakproof, so under row security no index could serve it.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
grant usage, create on schema public to account_search;
create index credit_memo_search on credit_memo using gin (organization_id, search_text gin_trgm_ops);
grant select (organization_id, id, search_text) on credit_memo to account_search;
create policy search on credit_memo for select to account_search using (true);
create function search_credit_memo(word text) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select id from credit_memo
  where organization_id = app_organization()
    and search_text like '%' || replace(replace(replace(lower(word), '\', '\\'), '%', '\%'), '_', '\_') || '%';
end;
alter function search_credit_memo(text) owner to account_search;
