-- What of a bank line is kept as credit settled no part of an invoice: once a credit before it is taken back, the part is open by that again.
/* As before (0119), but for what is kept as credit (0136). */
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
      coalesce(i.due_date, i.invoice_date + i.term_days) as expected_on, i.total_minor - i.withheld_minor - i.settled_before_minor as cash_minor,
      greatest(case when i.status = 'CANCELED' then i.total_minor - i.withheld_minor - i.settled_before_minor else i.remaining_minor - i.withheld_open_minor end
        + coalesce(m.minor - m.withheld_minor, 0), 0) as open_minor,
      greatest(case when i.status = 'CANCELED' then i.withheld_minor else i.withheld_open_minor end
        + coalesce(m.withheld_minor, 0), 0) as waiting_minor
    from candidate c
    join invoice i on i.organization_id = organization and i.id = c.id
    left join moved m on m.invoice_id = i.id
    where i.number is not null and coalesce(i.opened_on, i.invoice_date) <= as_of),
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
      select sum(r.amount_minor + r.fee_minor + r.rounding_minor + r.withholding_minor - r.kept_minor) from bank_receipt r
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
