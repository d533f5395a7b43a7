-- What each account's lines amount to a day, so that positions and flows never read the lines themselves. Kept by triggers: amounts and
-- dates of lines never change, so that storing and deleting them is all there is.
create table account_day (
  organization_id uuid not null,
  bank_account_id uuid not null,
  day date not null,
  in_minor bigint not null,
  out_minor bigint not null,
  lines integer not null,
  -- The ending balance that the newest line of the day that states one states, and that line.
  closing_minor bigint,
  closing_line_id uuid,
  primary key (organization_id, bank_account_id, day),
  check ((closing_minor is null) = (closing_line_id is null))
);
-- The balance that holds on a day is the newest one that is stated by then.
create index account_day_closing on account_day (organization_id, bank_account_id, day) include (closing_minor) where closing_minor is not null;

-- Rows are always taken in the order of their key, so that statements that store lines of the same days never wait for each other in a circle.
create function add_account_days() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  insert into account_day as day (organization_id, bank_account_id, day, in_minor, out_minor, lines, closing_minor, closing_line_id)
  select organization_id, bank_account_id, date,
    coalesce(sum(amount_minor) filter (where direction = 'CREDIT'), 0), coalesce(sum(amount_minor) filter (where direction = 'DEBIT'), 0),
    count(*),
    (array_agg(ending_balance_minor order by id desc) filter (where ending_balance_minor is not null))[1],
    (array_agg(id order by id desc) filter (where ending_balance_minor is not null))[1]
  from stored group by organization_id, bank_account_id, date order by organization_id, bank_account_id, date
  on conflict (organization_id, bank_account_id, day) do update set
    in_minor = day.in_minor + excluded.in_minor, out_minor = day.out_minor + excluded.out_minor, lines = day.lines + excluded.lines,
    closing_minor = case when excluded.closing_line_id > day.closing_line_id or day.closing_line_id is null
      then excluded.closing_minor else day.closing_minor end,
    closing_line_id = case when excluded.closing_line_id > day.closing_line_id or day.closing_line_id is null
      then excluded.closing_line_id else day.closing_line_id end;
  return null;
end $$;
create trigger account_days_of_stored after insert on statement_transaction
  referencing new table as stored for each statement execute function add_account_days();

create function subtract_account_days() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  perform from account_day day
  join (select distinct organization_id, bank_account_id, date from gone) touched
    on (touched.organization_id, touched.bank_account_id, touched.date) = (day.organization_id, day.bank_account_id, day.day)
  order by day.organization_id, day.bank_account_id, day.day for update of day;
  update account_day day set in_minor = day.in_minor - less.in_minor, out_minor = day.out_minor - less.out_minor, lines = day.lines - less.lines
  from (
    select organization_id, bank_account_id, date,
      coalesce(sum(amount_minor) filter (where direction = 'CREDIT'), 0) as in_minor,
      coalesce(sum(amount_minor) filter (where direction = 'DEBIT'), 0) as out_minor, count(*) as lines
    from gone group by organization_id, bank_account_id, date) less
  where (day.organization_id, day.bank_account_id, day.day) = (less.organization_id, less.bank_account_id, less.date);
  -- Another line states the balance now. It is looked for under the lock: who stored one meanwhile has ended.
  update account_day day set (closing_minor, closing_line_id) = (
    select t.ending_balance_minor, t.id from statement_transaction t
    where t.organization_id = day.organization_id and t.bank_account_id = day.bank_account_id and t.date = day.day
      and t.ending_balance_minor is not null
    order by t.id desc limit 1)
  from gone
  where (day.organization_id, day.bank_account_id, day.day, day.closing_line_id)
    = (gone.organization_id, gone.bank_account_id, gone.date, gone.id);
  delete from account_day day using (select distinct organization_id, bank_account_id, date from gone) touched
  where (touched.organization_id, touched.bank_account_id, touched.date) = (day.organization_id, day.bank_account_id, day.day)
    and day.lines = 0;
  return null;
end $$;
create trigger account_days_of_gone after delete on statement_transaction
  referencing old table as gone for each statement execute function subtract_account_days();

-- The lines of an account in a span as days: what the table should say of them.
create function account_days_of_lines(organization uuid, account uuid, first date, last date)
returns table (day date, in_minor bigint, out_minor bigint, lines integer, closing_minor bigint, closing_line_id uuid)
language sql stable set search_path = pg_catalog, public
begin atomic
  select date, coalesce(sum(amount_minor) filter (where direction = 'CREDIT'), 0)::bigint,
    coalesce(sum(amount_minor) filter (where direction = 'DEBIT'), 0)::bigint, count(*)::integer,
    (array_agg(ending_balance_minor order by id desc) filter (where ending_balance_minor is not null))[1],
    (array_agg(id order by id desc) filter (where ending_balance_minor is not null))[1]
  from statement_transaction
  where organization_id = organization and bank_account_id = account and date between first and last
  group by date order by date;
end;

-- What was there. It is read with row-level security off, which is put back by the tenancy script too.
alter table statement_transaction no force row level security;
insert into account_day (organization_id, bank_account_id, day, in_minor, out_minor, lines, closing_minor, closing_line_id)
select organization_id, bank_account_id, date,
  coalesce(sum(amount_minor) filter (where direction = 'CREDIT'), 0), coalesce(sum(amount_minor) filter (where direction = 'DEBIT'), 0),
  count(*),
  (array_agg(ending_balance_minor order by id desc) filter (where ending_balance_minor is not null))[1],
  (array_agg(id order by id desc) filter (where ending_balance_minor is not null))[1]
from statement_transaction group by organization_id, bank_account_id, date;
alter table statement_transaction force row level security;

-- Money in an account that can't be spent.
alter table bank_account
  add column restriction text check (restriction in ('BLOCKED', 'MINIMUM_BALANCE')),
  add column restricted_minor bigint check (restricted_minor > 0),
  add column restriction_reason text check (length(restriction_reason) between 1 and 255),
  add column restricted_from date,
  add column restricted_until date,
  add check (num_nonnulls(restriction, restricted_minor, restriction_reason, restricted_from) in (0, 4)),
  add check (restricted_until is null or restricted_until >= restricted_from);

-- What is awaited by day: positions and forecasts read no expected transaction itself.
create index expected_open_day on expected_transaction (organization_id, currency, date)
  include (direction, source, bank_account_id, counterparty_id, amount_minor, allocated_minor, payment_id, id)
  where status in ('UNRECONCILED', 'PARTIALLY_RECONCILED');
