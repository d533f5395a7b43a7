-- Slips of tax that customers withheld (bukti potong): each closes what was withheld of invoices.
create table withholding_slip (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  -- As the customer's tax office numbered it.
  number text not null check (length(number) between 1 and 60),
  status text not null default 'RECORDED' check (status in ('RECORDED', 'CANCELED')),
  customer_id uuid not null,
  customer_name text collate "unicode" not null,
  slip_date date not null,
  -- The tax period that it belongs to: the first day of a month.
  period date not null check (extract(day from period) = 1),
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  amount_minor bigint not null check (amount_minor > 0),
  note text check (length(note) between 1 and 500),
  -- Why it was canceled.
  reason text check (length(reason) between 1 and 500),
  status_changed_at timestamptz not null default now(),
  status_changed_by uuid,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  search_text text not null,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references customer (organization_id, id),
  check ((reason is not null) = (status = 'CANCELED'))
);
create unique index withholding_slip_number on withholding_slip (organization_id, customer_id, number) where status = 'RECORDED';
create index withholding_slip_date on withholding_slip (organization_id, slip_date, id);
create index withholding_slip_amount on withholding_slip (organization_id, amount_minor, id);
create index withholding_slip_created on withholding_slip (organization_id, created_at, id);
create index withholding_slip_period on withholding_slip (organization_id, period, slip_date, id);
create index withholding_slip_customer on withholding_slip (organization_id, customer_id, slip_date, id);

-- What a slip closes of an invoice. One that is undone stays.
create table withholding_slip_invoice (
  organization_id uuid not null,
  id uuid not null,
  slip_id uuid not null,
  invoice_id uuid not null,
  place smallint not null,
  -- What the slip says was withheld of it.
  amount_minor bigint not null check (amount_minor > 0),
  -- Up to one rupiah that is missing, which nobody asks for.
  rounding_minor bigint not null check (rounding_minor between 0 and 100),
  -- What the customer held back without a slip: it owes that as cash now.
  owed_minor bigint not null check (owed_minor >= 0 and (owed_minor = 0 or rounding_minor = 0)),
  applied_on date not null,
  undone_at timestamptz,
  undone_by uuid,
  primary key (organization_id, id),
  foreign key (organization_id, slip_id) references withholding_slip (organization_id, id),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id)
);
create unique index withholding_slip_invoice_once on withholding_slip_invoice (organization_id, slip_id, invoice_id);
create index withholding_slip_invoice_of on withholding_slip_invoice (organization_id, invoice_id, slip_id);
create index withholding_slip_invoice_day on withholding_slip_invoice (organization_id, applied_on) include (invoice_id);

create table withholding_slip_file (
  organization_id uuid not null,
  slip_id uuid not null,
  file_id uuid not null,
  place smallint not null,
  primary key (organization_id, slip_id, file_id),
  foreign key (organization_id, slip_id) references withholding_slip (organization_id, id) on delete cascade,
  foreign key (organization_id, file_id) references file (organization_id, id)
);
create index withholding_slip_file_of on withholding_slip_file (organization_id, file_id);

-- Search, as other lists of invoicing have it.
grant usage, create on schema public to account_search;
create index withholding_slip_search on withholding_slip using gin (organization_id, search_text gin_trgm_ops);
grant select (organization_id, id, search_text) on withholding_slip to account_search;
create policy search on withholding_slip for select to account_search using (true);
create function search_withholding_slip(word text) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select id from withholding_slip
  where organization_id = app_organization()
    and search_text like contains_pattern(word);
end;
alter function search_withholding_slip(text) owner to account_search;

-- Slips count from the day on which they were recorded.
/* Parts of issued invoices (instalments, or the invoice itself) of which cash or a withholding slip was awaited. */
create or replace function receivable_parts(organization uuid, as_of date)
returns table (
  invoice_id uuid, part_id uuid, part_name text, number text, customer_id uuid, customer_name text, currency char(3), invoice_date date,
  -- Null: its days are not counted yet.
  due_on date,
  -- Cash of the part when the invoice was issued, and what remained of it.
  cash_minor bigint, remaining_minor bigint,
  -- What the customer withholds of the invoice and has shown no slip of; it stands beside the first part.
  waiting_minor bigint,
  bucket text)
language sql stable set search_path = pg_catalog, public
begin atomic
  with ended as (
    select ((as_of + 1)::timestamp at time zone o.time_zone) as at from organization o where o.organization_id = organization),
  -- How what remained then differs from what remains now.
  moved as materialized (
    select m.invoice_id, sum(m.amount_minor) as minor, sum(m.withheld_minor) as withheld_minor from (
      -- Payments of bank lines are below, by the days of their lines.
      select a.invoice_id, a.amount_minor, a.withheld_minor from received_payment_application a
        join received_payment p on p.organization_id = organization and p.id = a.payment_id and p.reconciliation_id is null
        where a.organization_id = organization and a.applied_on > as_of and a.undone_at is null
      union all
      select a.invoice_id, -a.amount_minor, -a.withheld_minor from ended, received_payment_application a
        join received_payment p on p.organization_id = organization and p.id = a.payment_id and p.reconciliation_id is null
        where a.organization_id = organization and a.applied_on <= as_of and a.undone_at >= ended.at
      union all
      select a.invoice_id, a.amount_minor, a.withheld_minor from credit_memo_application a
        where a.organization_id = organization and a.applied_on > as_of and a.undone_at is null
      union all
      select a.invoice_id, -a.amount_minor, -a.withheld_minor from credit_memo_application a, ended
        where a.organization_id = organization and a.applied_on <= as_of and a.undone_at >= ended.at
      union all
      select s.invoice_id, s.amount_minor + s.rounding_minor, s.amount_minor + s.rounding_minor + s.owed_minor
        from withholding_slip_invoice s
        where s.organization_id = organization and s.applied_on > as_of and s.undone_at is null
      union all
      select s.invoice_id, -s.amount_minor - s.rounding_minor, -s.amount_minor - s.rounding_minor - s.owed_minor
        from withholding_slip_invoice s, ended
        where s.organization_id = organization and s.applied_on <= as_of and s.undone_at >= ended.at
      union all
      select r.invoice_id, r.settled_minor, -r.withheld_minor from bank_receipt r
        where r.organization_id = organization and r.received_on > as_of and r.undone_at is null) m
    group by m.invoice_id),
  candidate as materialized (
    select i.id from invoice i where i.organization_id = organization and i.remaining_minor > 0
    union select m.invoice_id from moved m
    union
    select i.id from invoice i, ended
      where i.organization_id = organization and i.status = 'CANCELED' and i.number is not null and i.status_changed_at >= ended.at),
  owed as materialized (
    select i.id, i.number, i.customer_id, i.customer_name, i.currency, i.invoice_date, i.due_date,
      coalesce(i.due_date, i.invoice_date + i.term_days) as expected_on, i.total_minor - i.withheld_minor as cash_minor,
      greatest(case when i.status = 'CANCELED' then i.total_minor - i.withheld_minor else i.remaining_minor - i.withheld_open_minor end
        + coalesce(m.minor - m.withheld_minor, 0), 0) as open_minor,
      greatest(case when i.status = 'CANCELED' then i.withheld_minor else i.withheld_open_minor end
        + coalesce(m.withheld_minor, 0), 0) as waiting_minor
    from candidate c
    join invoice i on i.organization_id = organization and i.id = c.id
    left join moved m on m.invoice_id = i.id
    where i.number is not null and i.invoice_date <= as_of),
  part as (
    select w.id as invoice_id, m.id as part_id, m.name as part_name, coalesce(m.due_date, w.due_date) as due_on,
      coalesce(m.due_date, w.expected_on) as expected_on, m.place, m.total_minor - m.withheld_minor as cash_minor
    from owed w join invoice_milestone m on m.organization_id = organization and m.invoice_id = w.id
    union all
    select w.id, w.id, null, w.due_date, w.expected_on, 0, w.cash_minor from owed w
    where not exists (select from invoice_milestone m where m.organization_id = organization and m.invoice_id = w.id)),
  -- A bank line settled the part that it was matched with (receivables/parts.ts).
  room as (
    select p.*, greatest(p.cash_minor - coalesce((
      select sum(r.amount_minor + r.fee_minor + r.rounding_minor + r.withholding_minor) from bank_receipt r
      where r.organization_id = organization and r.invoice_id = p.invoice_id and r.part_id = p.part_id
        and r.undone_at is null and r.received_on <= as_of), 0), 0) as minor
    from part p),
  placed as (
    select r.*, row_number() over parts as rank,
      count(*) over (partition by r.invoice_id) as parts,
      sum(r.minor) over (partition by r.invoice_id) as whole_minor,
      sum(r.minor) over parts - r.minor as before_minor
    from room r window parts as (partition by r.invoice_id order by r.expected_on, r.place)),
  -- Whatever else was paid or credited settles the parts by their due dates; what is open beyond them is of the last.
  remaining as (
    select p.*, w.number, w.customer_id, w.customer_name, w.currency, w.invoice_date,
      (p.minor - case
        when p.rank = p.parts
          then p.whole_minor - w.open_minor - least(greatest(p.whole_minor - w.open_minor, 0), p.before_minor)
        else least(greatest(p.whole_minor - w.open_minor - p.before_minor, 0), p.minor)
      end)::bigint as remaining_minor,
      case when p.rank = 1 then w.waiting_minor else 0 end as waiting_minor
    from placed p join owed w on w.id = p.invoice_id)
  select r.invoice_id, r.part_id, r.part_name, r.number, r.customer_id, r.customer_name, r.currency, r.invoice_date, r.due_on,
    r.cash_minor, r.remaining_minor, r.waiting_minor::bigint,
    case
      when r.due_on is null or as_of < r.due_on then 'NOT_DUE'
      when as_of = r.due_on then 'TODAY'
      when as_of - r.due_on <= 30 then 'DAYS_1_30'
      when as_of - r.due_on <= 90 then 'DAYS_31_90'
      when as_of - r.due_on <= 180 then 'DAYS_91_180'
      when as_of - r.due_on <= 365 then 'DAYS_181_365'
      else 'MORE'
    end
  from remaining r
  where r.remaining_minor > 0 or r.waiting_minor > 0;
end;
-- Of which invoices a slip is awaited: few of all, asked for by customer and by the tab of their list.
create index invoice_withheld on invoice (organization_id, customer_id, invoice_date, id) where withheld_open_minor > 0;
