-- What is left of a credit memo is given back to its customer: asked for here, paid and seen to leave in treasury.
create table credit_memo_refund (
  organization_id uuid not null,
  id uuid not null,
  memo_id uuid not null,
  -- PAYING: a part of it has left. CALLING_OFF: until treasury says that nothing of it can leave any more.
  status text not null default 'ASKED' check (status in ('ASKED', 'PAYING', 'CALLING_OFF', 'CALLED_OFF', 'DONE')),
  amount_minor bigint not null check (amount_minor > 0),
  -- The customer's account as it was when it was asked for.
  bank_name text not null,
  account_number text not null,
  account_name text not null,
  asked_on date not null,
  asked_at timestamptz not null,
  asked_by uuid,
  called_off_at timestamptz,
  called_off_by uuid,
  -- Why it was called off; null where its memo became void.
  reason text check (length(reason) between 1 and 500),
  -- What bank lines show of it, fees of banks left out.
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  -- The day of the last of those lines, once all of it has left.
  refunded_on date,
  -- The lines: id, date, amount and what the bank wrote.
  lines jsonb not null default '[]',
  -- As of which state of treasury this is known.
  treasury_version bigint not null default 0,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, memo_id) references credit_memo (organization_id, id),
  check ((status in ('CALLING_OFF', 'CALLED_OFF')) = (called_off_at is not null)),
  check ((status = 'DONE') = (refunded_on is not null)),
  check (status <> 'DONE' or paid_minor >= amount_minor)
);
-- One at a time: what is asked for is asked for once.
create unique index credit_memo_refund_alive on credit_memo_refund (organization_id, memo_id) where status <> 'CALLED_OFF';
create index credit_memo_refund_memo on credit_memo_refund (organization_id, memo_id, asked_at, id);

alter table credit_memo
  drop constraint credit_memo_status_check,
  add constraint credit_memo_status_check
    check (status in ('DRAFT', 'PENDING', 'OPEN', 'PARTIALLY_APPLIED', 'APPLIED', 'REFUNDING', 'REFUNDED', 'VOIDED')),
  -- What was given back, and when.
  add column refunded_minor bigint not null default 0,
  add column refunded_on date,
  drop constraint credit_memo_standing,
  add constraint credit_memo_standing check (
    case status
      when 'OPEN' then remaining_minor = total_minor
      when 'PARTIALLY_APPLIED' then remaining_minor > 0 and remaining_minor < total_minor
      -- It can pay nothing, and is still the customer's.
      when 'REFUNDING' then remaining_minor > 0
      else remaining_minor = 0
    end
  ),
  add constraint credit_memo_refunded check (
    refunded_minor between 0 and total_minor
    and (status = 'REFUNDED') = (refunded_minor > 0) and (status = 'REFUNDED') = (refunded_on is not null)
    and (kind <> 'WRITE_OFF' or status not in ('REFUNDING', 'REFUNDED'))
  );

-- What is to be given back frees no credit limit.
drop index credit_memo_usable;
create index credit_memo_usable on credit_memo (organization_id, customer_id, currency) include (remaining_minor, status) where remaining_minor > 0;
create index credit_memo_refunded_day on credit_memo (organization_id, refunded_on) where refunded_on is not null;

/* As before (0090); what is given back is no credit any more from the day on which it left. */
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
    select m.id from credit_memo m where m.organization_id = organization and m.refunded_on > as_of
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
  credit as (
    select m.customer_id, m.customer_name, m.currency, m.id, 'CREDIT_MEMO' as kind, m.number, m.memo_date as on_day,
      m.total_minor - case when m.refunded_on <= as_of then m.refunded_minor else 0 end - coalesce((
        select sum(a.amount_minor) from credit_memo_application a
        where a.organization_id = organization and a.memo_id = m.id and a.applied_on <= as_of
          and (a.undone_at is null or a.undone_at >= ended.at)), 0) as minor
    from memo join credit_memo m on m.organization_id = organization and m.id = memo.id, ended
    where m.memo_date <= as_of and m.approved_at is not null
      and (m.status in ('OPEN', 'PARTIALLY_APPLIED', 'APPLIED', 'REFUNDING', 'REFUNDED')
        or m.status = 'VOIDED' and m.status_changed_at >= ended.at)
    union all
    select p.customer_id, p.customer_name, p.currency, p.id, 'RECEIVED_PAYMENT', p.number, p.payment_date,
      p.amount_minor - coalesce((
        select sum(a.amount_minor) from received_payment_application a
        where a.organization_id = organization and a.payment_id = p.id and a.applied_on <= as_of
          and (a.undone_at is null or a.undone_at >= ended.at)), 0)
      -- What is above its invoices is a memo of its own, which is counted as one.
      - coalesce((
        select sum(m.total_minor) from credit_memo m
        where m.organization_id = organization and m.payment_id = p.id and m.memo_date <= as_of
          and (m.status in ('OPEN', 'PARTIALLY_APPLIED', 'APPLIED', 'REFUNDING', 'REFUNDED')
            or m.status = 'VOIDED' and m.status_changed_at >= ended.at)), 0)
    from payment join received_payment p on p.organization_id = organization and p.id = payment.id, ended
    where p.payment_date <= as_of and p.verification is distinct from 'UNVERIFIED' and p.reconciliation_id is null
      and (p.status = 'SUCCEEDED'
        or p.status = 'CANCELED' and (p.method <> 'CASH' or p.confirmed_at is not null) and p.status_changed_at >= ended.at))
  select c.customer_id, c.customer_name, c.currency, c.id, c.kind, c.number, c.on_day, c.minor::bigint from credit c where c.minor > 0;
end;
