-- What cash flows are told apart by: an activity, and within it a category.
create table cash_category (
  organization_id uuid not null,
  id uuid not null,
  activity text not null check (activity in ('OPERATING', 'INVESTING', 'FINANCING', 'TRANSFER')),
  -- One that every organization has: people read its name in their own language.
  standard text check (standard in ('SALES_RECEIPTS', 'INTEREST', 'DEPOSITS', 'BANK_FEES', 'OWN_TRANSFERS')),
  name text check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  primary key (organization_id, id),
  check (num_nonnulls(standard, name) = 1)
);
create unique index cash_category_standard on cash_category (organization_id, standard) where standard is not null;
create unique index cash_category_name on cash_category (organization_id, lower(name)) where name is not null;

-- The categories of a line, each with its part. What no part takes is uncategorized: most lines have no row here. A foreign key to the line
-- would be looked up for each part; lines that are deleted take their parts along by a trigger.
create table line_category (
  organization_id uuid not null,
  statement_transaction_id uuid not null,
  category_id uuid not null,
  bank_account_id uuid not null,
  day date not null,
  direction text not null check (direction in ('DEBIT', 'CREDIT')),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (organization_id, statement_transaction_id, category_id),
  foreign key (organization_id, category_id) references cash_category (organization_id, id)
);
create index line_category_day on line_category (organization_id, category_id, day desc, statement_transaction_id desc);

-- Their sums by day and by month, so that two years of flows are read from some thousand rows.
create table category_day (
  organization_id uuid not null,
  bank_account_id uuid not null,
  day date not null,
  category_id uuid not null,
  in_minor bigint not null,
  out_minor bigint not null,
  lines integer not null,
  primary key (organization_id, bank_account_id, day, category_id)
);
create table category_month (
  organization_id uuid not null,
  bank_account_id uuid not null,
  -- Its first day.
  month date not null,
  category_id uuid not null,
  in_minor bigint not null,
  out_minor bigint not null,
  lines integer not null,
  primary key (organization_id, bank_account_id, month, category_id)
);

-- Rows are taken in the order of their key, days before months.
create function sum_category_days() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare sign integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  insert into category_day as kept (organization_id, bank_account_id, day, category_id, in_minor, out_minor, lines)
  select organization_id, bank_account_id, day, category_id,
    sign * coalesce(sum(amount_minor) filter (where direction = 'CREDIT'), 0),
    sign * coalesce(sum(amount_minor) filter (where direction = 'DEBIT'), 0), sign * count(*)
  from changed group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (organization_id, bank_account_id, day, category_id) do update set
    in_minor = kept.in_minor + excluded.in_minor, out_minor = kept.out_minor + excluded.out_minor, lines = kept.lines + excluded.lines;
  insert into category_month as kept (organization_id, bank_account_id, month, category_id, in_minor, out_minor, lines)
  select organization_id, bank_account_id, date_trunc('month', day)::date, category_id,
    sign * coalesce(sum(amount_minor) filter (where direction = 'CREDIT'), 0),
    sign * coalesce(sum(amount_minor) filter (where direction = 'DEBIT'), 0), sign * count(*)
  from changed group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (organization_id, bank_account_id, month, category_id) do update set
    in_minor = kept.in_minor + excluded.in_minor, out_minor = kept.out_minor + excluded.out_minor, lines = kept.lines + excluded.lines;
  if tg_op = 'DELETE' then
    delete from category_day kept using (select distinct organization_id, bank_account_id, day, category_id from changed) touched
    where (kept.organization_id, kept.bank_account_id, kept.day, kept.category_id)
      = (touched.organization_id, touched.bank_account_id, touched.day, touched.category_id) and kept.lines = 0;
    delete from category_month kept
    using (select distinct organization_id, bank_account_id, date_trunc('month', day)::date as month, category_id from changed) touched
    where (kept.organization_id, kept.bank_account_id, kept.month, kept.category_id)
      = (touched.organization_id, touched.bank_account_id, touched.month, touched.category_id) and kept.lines = 0;
  end if;
  return null;
end $$;
create trigger category_days_of_added after insert on line_category
  referencing new table as changed for each statement execute function sum_category_days();
create trigger category_days_of_removed after delete on line_category
  referencing old table as changed for each statement execute function sum_category_days();

-- What matches in force say of lines, on the line's side: what a fee takes beyond what was expected is a fee. One category a part: a standard
-- one, or the one that a bill names.
create function matched_parts(organization uuid, touched uuid[])
returns table (line_id uuid, standard text, name text, minor bigint)
language sql stable set search_path = pg_catalog, public
begin atomic
  with part as (
    select a.statement_transaction_id as line_id, a.amount_minor,
      least(a.amount_minor, coalesce((
        select sum(-d.amount_minor) from adjustment d
        where d.organization_id = organization and d.allocation_id = a.id and d.kind = 'FEE' and d.amount_minor < 0), 0)) as fee_minor,
      case
        when p.kind = 'TRANSFER' or p.to_account_id is not null then 'OWN_TRANSFERS'
        when e.deposit_part = 'INTEREST' then 'INTEREST'
        when e.deposit_part is not null then 'DEPOSITS'
        when e.source in ('PROVIDER', 'INVOICE') then 'SALES_RECEIPTS'
      end as standard,
      b.category as name
    from allocation a
    join reconciliation r on r.organization_id = organization and r.id = a.reconciliation_id and r.removed_at is null
    join expected_transaction e on e.organization_id = organization and e.id = a.expected_transaction_id
    left join payment p on p.organization_id = organization and p.id = e.payment_id
    left join bill b on b.organization_id = organization and b.id = coalesce(e.bill_id, p.bill_id)
    where a.organization_id = organization and a.statement_transaction_id = any (touched))
  select line_id, standard, case when standard is null then name end, (amount_minor - fee_minor)::bigint
  from part where amount_minor > fee_minor and coalesce(standard, name) is not null
  union all
  select line_id, 'BANK_FEES', null, fee_minor::bigint from part where fee_minor > 0;
end;

-- Gives lines the categories that they have by now, whatever they had. Who categorizes lines of one account waits for each other, so that
-- sums are never taken in a circle.
create function categorize_lines(organization uuid, touched uuid[]) returns void language plpgsql set search_path = pg_catalog, public as $$
declare account uuid;
begin
  for account in
    select distinct bank_account_id from statement_transaction where organization_id = organization and id = any (touched) order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended('line-categories/' || account, 0));
  end loop;
  delete from line_category where organization_id = organization and statement_transaction_id = any (touched);
  insert into cash_category (organization_id, id, activity, standard)
  select organization, uuidv7(),
    case wanted.standard when 'DEPOSITS' then 'INVESTING' when 'OWN_TRANSFERS' then 'TRANSFER' else 'OPERATING' end, wanted.standard
  from (select distinct standard from matched_parts(organization, touched) where standard is not null order by standard) wanted
  where not exists (select from cash_category c where c.organization_id = organization and c.standard = wanted.standard)
  on conflict do nothing;
  insert into cash_category (organization_id, id, activity, name)
  select organization, uuidv7(), 'OPERATING', wanted.name
  from (select min(name) as name from matched_parts(organization, touched) where name is not null group by lower(name) order by lower(name)) wanted
  where not exists (select from cash_category c where c.organization_id = organization and lower(c.name) = lower(wanted.name))
  on conflict do nothing;
  insert into line_category (organization_id, statement_transaction_id, category_id, bank_account_id, day, direction, amount_minor)
  select organization, t.id, c.id, t.bank_account_id, t.date, t.direction, sum(part.minor)
  from matched_parts(organization, touched) part
  join statement_transaction t on t.organization_id = organization and t.id = part.line_id
  join cash_category c on c.organization_id = organization and (c.standard = part.standard or lower(c.name) = lower(part.name))
  group by t.id, c.id, t.bank_account_id, t.date, t.direction;
end $$;

create function categorize_matched() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare of record;
begin
  for of in select organization_id, array_agg(distinct statement_transaction_id) as lines from changed group by organization_id loop
    perform categorize_lines(of.organization_id, of.lines);
  end loop;
  return null;
end $$;
create trigger lines_of_allocations after insert on allocation
  referencing new table as changed for each statement execute function categorize_matched();

-- An adjustment is stored after its allocation. Only a fee beyond what was expected is on the line's side.
create function categorize_adjusted() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare of record;
begin
  for of in
    select a.organization_id, array_agg(distinct a.statement_transaction_id) as lines
    from changed join allocation a on a.organization_id = changed.organization_id and a.id = changed.allocation_id
    where changed.kind = 'FEE' and changed.amount_minor < 0 group by a.organization_id
  loop
    perform categorize_lines(of.organization_id, of.lines);
  end loop;
  return null;
end $$;
create trigger lines_of_adjustments after insert on adjustment
  referencing new table as changed for each statement execute function categorize_adjusted();

create function categorize_unmatched() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare of record;
begin
  for of in
    select a.organization_id, array_agg(distinct a.statement_transaction_id) as lines
    from before join after using (organization_id, id)
    join allocation a on a.organization_id = after.organization_id and a.reconciliation_id = after.id
    where (before.removed_at is null) <> (after.removed_at is null) group by a.organization_id
  loop
    perform categorize_lines(of.organization_id, of.lines);
  end loop;
  return null;
end $$;
create trigger lines_of_reconciliations after update on reconciliation
  referencing old table as before new table as after for each statement execute function categorize_unmatched();

create function forget_categories() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  delete from line_category kept using gone
  where (kept.organization_id, kept.statement_transaction_id) = (gone.organization_id, gone.id);
  return null;
end $$;
create trigger categories_of_gone after delete on statement_transaction
  referencing old table as gone for each statement execute function forget_categories();

-- What was matched before. It is read with row-level security off, which is put back by the tenancy script too.
alter table allocation no force row level security;
alter table reconciliation no force row level security;
alter table adjustment no force row level security;
alter table expected_transaction no force row level security;
alter table payment no force row level security;
alter table bill no force row level security;
alter table statement_transaction no force row level security;
do $$
declare of record;
begin
  for of in select organization_id, array_agg(distinct statement_transaction_id) as lines from allocation group by organization_id loop
    perform categorize_lines(of.organization_id, of.lines);
  end loop;
end $$;
alter table allocation force row level security;
alter table reconciliation force row level security;
alter table adjustment force row level security;
alter table expected_transaction force row level security;
alter table payment force row level security;
alter table bill force row level security;
alter table statement_transaction force row level security;
