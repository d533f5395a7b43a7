-- The bank's balance of a reconciliation statement is its last word, as in the cash position: lines after it that told no balance made it a
-- figure that the bank never gave. What they moved is unexplained until the bank's next word, as in the cash flow.
-- What stands between the bank's balance of an account at the end of a day and its books, each difference a record (0126).
create or replace function reconciliation_statement(organization uuid, account uuid, last date)
returns table (
  -- In the order of the statement; of one kind the newest first.
  kind text, record_id uuid, on_day date, number text, description text, party text,
  -- Signed, as it is added to the bank's balance.
  minor numeric)
language sql stable set search_path = pg_catalog, public
begin atomic
  with zone as (select time_zone as name from organization o where o.organization_id = organization),
  -- What is known of the account's balance; of one day the last word holds.
  known as (
    (select d.day, 1 as precedence, d.closing_minor as minor from account_day d
      where d.organization_id = organization and d.bank_account_id = account and d.closing_minor is not null and d.day <= last order by d.day limit 1)
    union all
    (select d.day, 1, d.closing_minor from account_day d
      where d.organization_id = organization and d.bank_account_id = account and d.closing_minor is not null and d.day <= last order by d.day desc limit 1)
    union all
    select i.period_to, 2, (i.totals ->> 'closingMinor')::bigint from statement_import i
    where i.organization_id = organization and i.bank_account_id = account and i.status = 'IMPORTED' and i.period_to <= last
      and i.totals ->> 'closingMinor' is not null
      and exists (select from statement_transaction t where t.organization_id = organization and t.import_id = i.id)
    union all
    (select (b.at at time zone zone.name)::date, 3, b.ledger_minor from account_balance b, zone
      where b.organization_id = organization and b.bank_account_id = account and b.at < (last + 1)::timestamp at time zone zone.name order by b.at limit 1)
    union all
    (select (b.at at time zone zone.name)::date, 3, b.ledger_minor from account_balance b, zone
      where b.organization_id = organization and b.bank_account_id = account and b.at < (last + 1)::timestamp at time zone zone.name order by b.at desc limit 1)
    union all
    select (a.balance_at at time zone zone.name)::date, 4, a.balance_minor from bank_account a, zone
    where a.organization_id = organization and a.id = account and a.balance_minor is not null and (a.balance_at at time zone zone.name)::date <= last),
  first_known as (select day, minor from known order by day, precedence desc limit 1),
  last_known as (select day, minor from known order by day desc, precedence desc limit 1),
  moved as (
    select coalesce(sum(d.in_minor - d.out_minor), 0) as until_last,
      coalesce(sum(d.in_minor - d.out_minor) filter (where d.day <= (select day from first_known)), 0) as until_first
    from account_day d where d.organization_id = organization and d.bank_account_id = account and d.day <= last),
  -- Before the first balance that is known the account held what its lines lead back to; after the last one the bank has said nothing.
  bank as (select l.day, l.minor as minor, f.minor - moved.until_first as origin, moved.until_last
    from last_known l, first_known f, moved),
  open_line as (
    select t.id, t.date, t.description, t.party_name, t.direction, t.amount_minor - t.allocated_minor as minor from statement_transaction t
    where t.organization_id = organization and t.bank_account_id = account and t.date <= last
      and t.status in ('UNRECONCILED', 'PARTIALLY_RECONCILED', 'ARCHIVED') and t.allocated_minor < t.amount_minor),
  -- What was paid or settled by then. What lines cleared afterward had not arrived: their part is added to what is open now.
  cleared_later as materialized (
    select a.expected_transaction_id as id, sum(a.amount_minor + coalesce((
      select sum(d.amount_minor) from adjustment d where d.organization_id = organization and d.allocation_id = a.id), 0)) as minor
    from statement_transaction t
    join allocation a on a.organization_id = organization and a.statement_transaction_id = t.id
    join reconciliation r on r.organization_id = organization and r.id = a.reconciliation_id and r.removed_at is null
    where t.organization_id = organization and t.bank_account_id = account and t.date > last and t.allocated_minor > 0
    group by a.expected_transaction_id),
  awaited as (
    select e.id, e.date, e.number, e.description, e.direction, c.alias, e.amount_minor - e.allocated_minor + coalesce(later.minor, 0) as minor
    from expected_transaction e
    left join cleared_later later on later.id = e.id
    left join counterparty c on c.organization_id = organization and c.id = e.counterparty_id
    where e.organization_id = organization and e.bank_account_id = account and e.date <= last and e.source in ('PAYMENT', 'PROVIDER')
      and e.status <> 'ARCHIVED' and (e.status in ('UNRECONCILED', 'PARTIALLY_RECONCILED') or later.id is not null)),
  item as (
    select 1 as place, case direction when 'CREDIT' then 'CREDIT_NOT_IN_BOOKS' else 'DEBIT_NOT_IN_BOOKS' end as kind, id, date, null::text as number,
      description, party_name, case direction when 'CREDIT' then -minor else minor end as minor
    from open_line
    union all
    select 2, case direction when 'CREDIT' then 'RECEIPT_NOT_AT_BANK' else 'PAYMENT_NOT_AT_BANK' end, id, date, number,
      description, alias, case direction when 'CREDIT' then minor else -minor end
    from awaited where minor > 0),
  -- Counted by itself: what lines moved since the origin, without those that are not in the books, and with what has not arrived.
  books as (select bank.origin + bank.until_last + coalesce((select sum(item.minor) from item), 0) as minor from bank)
  select 'BANK', null::uuid, bank.day, null::text, null::text, null::text, bank.minor from bank
  union all
  (select item.kind, item.id, item.date, item.number, item.description, item.party_name, item.minor from item
    where exists (select from bank) order by item.place, item.kind, item.date desc, item.id desc)
  -- The bank's balance moved otherwise than its lines say.
  union all
  select 'UNEXPLAINED', null, null, null, null, null, bank.origin + bank.until_last - bank.minor from bank where bank.origin + bank.until_last <> bank.minor
  union all
  select 'BOOKS', null, last, null, null, null, books.minor from books;
end;
