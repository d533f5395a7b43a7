-- What each account's lines amount to a month, so that a cash flow of two years does not add up its days. Kept by triggers, as the days are
-- (0120), whose sums it has.
create table account_month (
  organization_id uuid not null,
  bank_account_id uuid not null,
  -- Its first day.
  month date not null,
  in_minor numeric(38, 0) not null,
  out_minor numeric(38, 0) not null,
  lines integer not null,
  primary key (organization_id, bank_account_id, month)
);

-- Rows are taken in the order of their key, after those of days: triggers run in the order of their names.
create function sum_account_months() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare sign integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  insert into account_month as kept (organization_id, bank_account_id, month, in_minor, out_minor, lines)
  select organization_id, bank_account_id, date_trunc('month', date)::date,
    sign * coalesce(sum(amount_minor) filter (where direction = 'CREDIT'), 0),
    sign * coalesce(sum(amount_minor) filter (where direction = 'DEBIT'), 0), sign * count(*)
  from changed group by 1, 2, 3 order by 1, 2, 3
  on conflict (organization_id, bank_account_id, month) do update set
    in_minor = kept.in_minor + excluded.in_minor, out_minor = kept.out_minor + excluded.out_minor, lines = kept.lines + excluded.lines;
  if tg_op = 'DELETE' then
    delete from account_month kept
    using (select distinct organization_id, bank_account_id, date_trunc('month', date)::date as month from changed) touched
    where (kept.organization_id, kept.bank_account_id, kept.month) = (touched.organization_id, touched.bank_account_id, touched.month)
      and kept.lines = 0;
  end if;
  return null;
end $$;
create trigger account_months_of_stored after insert on statement_transaction
  referencing new table as changed for each statement execute function sum_account_months();
create trigger account_months_of_gone after delete on statement_transaction
  referencing old table as changed for each statement execute function sum_account_months();

-- What was there. It is read with row-level security off, which is put back by the tenancy script too.
alter table account_day no force row level security;
insert into account_month (organization_id, bank_account_id, month, in_minor, out_minor, lines)
select organization_id, bank_account_id, date_trunc('month', day)::date, sum(in_minor), sum(out_minor), sum(lines)
from account_day group by 1, 2, 3;
alter table account_day force row level security;
