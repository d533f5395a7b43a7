-- Refunds count as their bank lines come, and money that left stays owed where the credit behind it is gone: undoing is never refused, and the
-- bank is the truth.
create index credit_memo_refund_paid on credit_memo_refund (organization_id, memo_id) where paid_minor > 0;

alter table credit_memo
  drop constraint credit_memo_refunded,
  add constraint credit_memo_refunded check (
    refunded_minor between 0 and total_minor
    and (refunded_minor = 0 or status in ('REFUNDING', 'REFUNDED'))
    and (status = 'REFUNDED') = (refunded_on is not null) and (status <> 'REFUNDED' or refunded_minor > 0)
    and (kind <> 'WRITE_OFF' or status not in ('REFUNDING', 'REFUNDED'))
  );

-- What has left of a refund that is being paid remains no more.
alter table credit_memo no force row level security;
alter table credit_memo_refund no force row level security;
update credit_memo m set remaining_minor = m.remaining_minor - r.paid_minor, refunded_minor = r.paid_minor
  from credit_memo_refund r
  where r.organization_id = m.organization_id and r.memo_id = m.id and m.status = 'REFUNDING' and m.refunded_minor = 0
    and r.status <> 'CALLED_OFF' and r.paid_minor > 0 and r.paid_minor < m.remaining_minor;
alter table credit_memo force row level security;
alter table credit_memo_refund force row level security;

/* What left to customers for credit memos, by the days of its bank lines. */
create function refunded_money(organization uuid)
returns table (memo_id uuid, on_day date, minor bigint)
language sql stable
begin atomic
  select r.memo_id, (line ->> 'date')::date, (line ->> 'amount')::bigint
  from credit_memo_refund r cross join lateral jsonb_array_elements(r.lines) line
  where r.organization_id = organization and r.paid_minor > 0;
end;

/* As before (0099); what was given back is less by the days of its lines, and below 0 where no credit is behind it: the customer owes it. */
create or replace function unapplied_credits(organization uuid, as_of date)
returns table (customer_id uuid, customer_name text, currency char(3), record_id uuid, record_kind text, number text, on_day date, minor bigint)
language sql stable set search_path = pg_catalog, public
begin atomic
  with ended as (
    select ((as_of + 1)::timestamp at time zone o.time_zone) as at from organization o where o.organization_id = organization),
  memo as (
    select m.id from credit_memo m where m.organization_id = organization and m.remaining_minor > 0
    union
    select a.memo_id from credit_memo_application a where a.organization_id = organization and a.applied_on > as_of
    union
    select r.memo_id from credit_memo_refund r where r.organization_id = organization and r.paid_minor > 0
    union
    select m.id from credit_memo m, ended
      where m.organization_id = organization and m.status = 'VOIDED' and m.status_changed_at >= ended.at),
  payment as (
    select p.id from received_payment p where p.organization_id = organization and p.unapplied_minor > 0
    union
    select a.payment_id from received_payment_application a where a.organization_id = organization and a.applied_on > as_of
    union
    select p.id from received_payment p, ended
      where p.organization_id = organization and p.status = 'CANCELED' and p.status_changed_at >= ended.at),
  left_money as (
    select g.memo_id, sum(g.minor) as minor from refunded_money(organization) g where g.on_day <= as_of group by g.memo_id),
  credit as (
    select m.customer_id, m.customer_name, m.currency, m.id, 'CREDIT_MEMO' as kind, m.number, m.memo_date as on_day,
      case when m.memo_date <= as_of and m.approved_at is not null
        and (m.status in ('OPEN', 'PARTIALLY_APPLIED', 'APPLIED', 'REFUNDING', 'REFUNDED')
          or m.status = 'VOIDED' and m.status_changed_at >= ended.at)
      then m.total_minor - coalesce((
        select sum(a.amount_minor) from credit_memo_application a
        where a.organization_id = organization and a.memo_id = m.id and a.applied_on <= as_of
          and (a.undone_at is null or a.undone_at >= ended.at)), 0)
      else 0 end - coalesce(g.minor, 0) as minor
    from memo
    cross join ended
    join credit_memo m on m.organization_id = organization and m.id = memo.id
    left join left_money g on g.memo_id = m.id
    union all
    select p.customer_id, p.customer_name, p.currency, p.id, 'RECEIVED_PAYMENT', p.number, p.payment_date,
      greatest(p.amount_minor - coalesce((
        select sum(a.amount_minor) from received_payment_application a
        where a.organization_id = organization and a.payment_id = p.id and a.applied_on <= as_of
          and (a.undone_at is null or a.undone_at >= ended.at)), 0)
      -- What is above its invoices is a memo of its own, which is counted as one.
      - coalesce((
        select sum(m.total_minor) from credit_memo m
        where m.organization_id = organization and m.payment_id = p.id and m.memo_date <= as_of
          and (m.status in ('OPEN', 'PARTIALLY_APPLIED', 'APPLIED', 'REFUNDING', 'REFUNDED')
            or m.status = 'VOIDED' and m.status_changed_at >= ended.at)), 0), 0)
    from payment join received_payment p on p.organization_id = organization and p.id = payment.id, ended
    where p.payment_date <= as_of and p.verification is distinct from 'UNVERIFIED' and p.reconciliation_id is null
      and (p.status = 'SUCCEEDED'
        or p.status = 'CANCELED' and (p.method <> 'CASH' or p.confirmed_at is not null) and p.status_changed_at >= ended.at))
  select c.customer_id, c.customer_name, c.currency, c.id, c.kind, c.number, c.on_day, c.minor::bigint from credit c where c.minor <> 0;
end;
