-- What people, rules and experience say of a line's category, beside what its matches say.

-- Standard categories have the same id everywhere, so that they can be chosen before anything was in them. Older organizations keep theirs.
create function standard_cash_categories() returns table (id uuid, standard text, activity text)
language sql immutable set search_path = pg_catalog, public
begin atomic
  select ('00000000-0000-7000-8000-ca5000000' || lpad(n::text, 3, '0'))::uuid, standard, activity
  from unnest(array['SALES_RECEIPTS', 'INTEREST', 'DEPOSITS', 'BANK_FEES', 'OWN_TRANSFERS'],
    array['OPERATING', 'OPERATING', 'INVESTING', 'OPERATING', 'TRANSFER']) with ordinality as each (standard, activity, n);
end;

create function store_standard_categories(organization uuid) returns void language plpgsql set search_path = pg_catalog, public as $$
begin
  insert into cash_category (organization_id, id, activity, standard)
  select organization, s.id, s.activity, s.standard from standard_cash_categories() s
  where not exists (select from cash_category c where c.organization_id = organization and c.standard = s.standard)
  order by s.id on conflict do nothing;
end $$;

-- A person's word on a line. `parts` null: it was taken back, and the row keeps the version.
create table line_choice (
  organization_id uuid not null,
  statement_transaction_id uuid not null,
  -- `[{categoryId, minor}]`: what they leave of the line is uncategorized.
  parts jsonb,
  -- What stood before, for who takes the choice back; known as long as `may_undo`.
  former jsonb,
  may_undo boolean not null default true,
  -- Of the line: by whom it is, as one text of words, and the one category of all of it.
  party text,
  direction text not null check (direction in ('DEBIT', 'CREDIT')),
  category_id uuid,
  chosen_at timestamptz not null,
  chosen_by uuid,
  version integer not null default 1,
  primary key (organization_id, statement_transaction_id)
);
create index line_choice_party on line_choice (organization_id, party, direction) include (category_id) where parts is not null;

-- Rules of people, tried in their order. A deleted one still says why lines have their category.
create table cash_rule (
  organization_id uuid not null,
  id uuid not null,
  place integer not null,
  -- Words or sequences of words in capitals, all of which the bank's text has.
  words text[] not null,
  direction text check (direction in ('DEBIT', 'CREDIT')),
  currency char(3) check (currency in ('IDR', 'USD', 'SGD')),
  from_minor bigint check (from_minor > 0),
  to_minor bigint check (to_minor >= from_minor or from_minor is null),
  bank_account_id uuid,
  counterparty_id uuid,
  category_id uuid not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, category_id) references cash_category (organization_id, id),
  check (currency is not null or num_nonnulls(from_minor, to_minor) = 0)
);
create index cash_rule_place on cash_rule (organization_id, place, id) where deleted_at is null;

-- Why a part is where it is.
alter table line_category
  add column reason text not null default 'MATCH' check (reason in ('CHOICE', 'MATCH', 'RULE', 'LEARNT', 'BANK_TEXT')),
  add column rule_id uuid;
create index line_category_rule on line_category (organization_id, rule_id, day, statement_transaction_id) where rule_id is not null;

-- A text as its words in capitals, a blank before and after each, so that words are found as a whole.
create function plain_words(said text) returns text language sql immutable parallel safe
begin atomic
  select ' ' || btrim(regexp_replace(upper(said), '[^[:alnum:]]+', ' ', 'g')) || ' ';
end;

-- Charges and interest that the bank itself books: nobody stands behind them.
create function bank_text_category(direction text, words text) returns text language sql immutable parallel safe
begin atomic
  select case
    when direction = 'DEBIT' and words ~
      '^ (?:(?:BIAYA|BY|BEA|CHARGES?|FEE) (?:ADM|ADMIN|ADMINISTRASI|TRANSFER|TRF|TRX|TXN|TRANSAKSI|BULANAN|RTGS|SKN|SKNBI|LLG|KLIRING|BI|BIFAST|KARTU|PROVISI|MATERAI|METERAI|REK|REKENING)|ADM|ADMIN|ADMINISTRASI|MATERAI|METERAI|PROVISI|BANK CHARGES?|SERVICE CHARGES?) '
      then 'BANK_FEES'
    when direction = 'CREDIT' and words ~ '^ (?:BUNGA|INTEREST|JASA GIRO) ' then 'INTEREST'
    when direction = 'DEBIT' and words ~ '^ (?:PAJAK|PPH|TAX) (?:ON )?(?:ATAS )?(?:BUNGA|INTEREST|JASA GIRO) ' then 'INTEREST'
  end;
end;

-- A counterparty is told by its names and account numbers, by those that matches taught, and by what the line is matched with.
create function line_is_of(line statement_transaction, words text, counterparty uuid) returns boolean language sql stable
begin atomic
  select exists (
      select from counterparty c where c.organization_id = line.organization_id and c.id = counterparty
        and plain_words(line.party_name) in (plain_words(c.legal_name), plain_words(c.alias)))
    or exists (
      select from counterparty_account a where a.organization_id = line.organization_id and a.counterparty_id = counterparty
        and strpos(words, ' ' || a.account_number || ' ') > 0)
    or exists (
      select from counterparty_learnt l where l.organization_id = line.organization_id and l.counterparty_id = counterparty
        and case l.kind when 'ALIAS' then plain_words(l.value) = plain_words(line.party_name) else strpos(words, ' ' || l.value || ' ') > 0 end)
    or exists (
      select from allocation a
      join reconciliation r on r.organization_id = a.organization_id and r.id = a.reconciliation_id and r.removed_at is null
      join expected_transaction e on e.organization_id = a.organization_id and e.id = a.expected_transaction_id
      where a.organization_id = line.organization_id and a.statement_transaction_id = line.id and e.counterparty_id = counterparty);
end;

create function rule_fits(rule cash_rule, line statement_transaction, words text) returns boolean language sql stable
begin atomic
  select (rule.direction is null or rule.direction = line.direction)
    and (rule.currency is null or rule.currency = line.currency)
    and (rule.from_minor is null or line.amount_minor >= rule.from_minor)
    and (rule.to_minor is null or line.amount_minor <= rule.to_minor)
    and (rule.bank_account_id is null or rule.bank_account_id = line.bank_account_id)
    and not exists (select from unnest(rule.words) word where strpos(words, ' ' || word || ' ') = 0)
    and (rule.counterparty_id is null or line_is_of(line, words, rule.counterparty_id));
end;

-- Who categorizes lines of one account waits for each other, so that sums are never taken in a circle; who applies a rule to lines that are
-- there waits for all of the organization, and they for them, so that no line is stored unseen by both the rule and who applies it.
create function hold_line_categories(organization uuid, accounts uuid[]) returns void language plpgsql set search_path = pg_catalog, public as $$
declare account uuid;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('line-categories-of/' || organization, 0));
  for account in select distinct unnest(accounts) order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended('line-categories/' || account, 0));
  end loop;
end $$;

create or replace function categorize_lines(organization uuid, touched uuid[]) returns void language plpgsql set search_path = pg_catalog, public as $$
begin
  perform hold_line_categories(organization, array(
    select distinct bank_account_id from statement_transaction where organization_id = organization and id = any (touched)));
  delete from line_category where organization_id = organization and statement_transaction_id = any (touched);
  perform store_standard_categories(organization);
  insert into cash_category (organization_id, id, activity, name)
  select organization, uuidv7(), 'OPERATING', wanted.name
  from (select min(name) as name from matched_parts(organization, touched) where name is not null group by lower(name) order by lower(name)) wanted
  where not exists (select from cash_category c where c.organization_id = organization and lower(c.name) = lower(wanted.name))
  on conflict do nothing;
  insert into line_category (organization_id, statement_transaction_id, category_id, bank_account_id, day, direction, amount_minor, reason, rule_id)
  with line as materialized (
    select t.id, t as whole, t.direction, t.amount_minor, plain_words(t.party_name) as party, choice.parts,
      plain_words(t.description || ' ' || coalesce(t.party_name, '')) as words
    from statement_transaction t
    left join line_choice choice on choice.organization_id = organization and choice.statement_transaction_id = t.id
    where t.organization_id = organization and t.id = any (touched)),
  chosen as (
    select line.id, (part ->> 'categoryId')::uuid as category_id, (part ->> 'minor')::bigint as minor
    from line cross join lateral jsonb_array_elements(line.parts) part where line.parts is not null),
  matched as materialized (
    select part.line_id as id, c.id as category_id, part.minor
    from matched_parts(organization, array(select id from line where parts is null)) part
    join cash_category c on c.organization_id = organization and (c.standard = part.standard or lower(c.name) = lower(part.name))),
  rest as materialized (
    select line.*, line.amount_minor - coalesce(known.minor, 0) as minor
    from line left join (select id, sum(minor) as minor from matched group by id) known using (id)
    where line.parts is null and line.amount_minor > coalesce(known.minor, 0)),
  learnt as materialized (
    select who.party, who.direction, min(c.category_id::text)::uuid as category_id
    from (select distinct party, direction from rest where party is not null) who
    join line_choice c on c.organization_id = organization and c.party = who.party and c.direction = who.direction and c.parts is not null
    group by who.party, who.direction
    having count(*) >= 3 and count(c.category_id) = count(*) and count(distinct c.category_id) = 1),
  said as (
    select rest.id, rest.minor, rule.id as rule_id,
      coalesce(rule.category_id, learnt.category_id, own.id) as category_id,
      case when rule.id is not null then 'RULE' when learnt.category_id is not null then 'LEARNT' else 'BANK_TEXT' end as reason
    from rest
    left join lateral (
      select r.id, r.category_id from cash_rule r
      where r.organization_id = organization and r.deleted_at is null and rule_fits(r, rest.whole, rest.words)
      order by r.place, r.id limit 1) rule on true
    left join learnt on learnt.party = rest.party and learnt.direction = rest.direction
    left join cash_category own on own.organization_id = organization and own.standard = bank_text_category(rest.direction, rest.words)),
  part as (
    select id, category_id, minor, 'CHOICE' as reason, null::uuid as rule_id from chosen
    union all select id, category_id, minor, 'MATCH', null from matched
    union all select id, category_id, minor, reason, rule_id from said where category_id is not null)
  -- One part a category: where several reasons agree, the strongest one is told.
  select organization, t.id, part.category_id, t.bank_account_id, t.date, t.direction, sum(part.minor),
    (array_agg(part.reason order by array_position(array['CHOICE', 'MATCH', 'RULE', 'LEARNT', 'BANK_TEXT'], part.reason)))[1],
    case when bool_and(part.reason = 'RULE') then (array_agg(part.rule_id))[1] end
  from part join statement_transaction t on t.organization_id = organization and t.id = part.id
  group by t.id, part.category_id, t.bank_account_id, t.date, t.direction;
end $$;

-- Under the same locks: who categorizes a line that is being deleted has ended before its parts go.
create or replace function forget_categories() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare of record;
begin
  for of in select organization_id, array_agg(distinct bank_account_id) as accounts from gone group by organization_id loop
    perform hold_line_categories(of.organization_id, of.accounts);
  end loop;
  delete from line_category kept using gone
  where (kept.organization_id, kept.statement_transaction_id) = (gone.organization_id, gone.id);
  delete from line_choice kept using gone
  where (kept.organization_id, kept.statement_transaction_id) = (gone.organization_id, gone.id);
  return null;
end $$;

-- What the parts of an account's lines amount to: what the sums should be. Parts of lines that are gone have none.
create function category_days_of_lines(organization uuid, account uuid)
returns table (day date, category_id uuid, in_minor bigint, out_minor bigint, lines integer)
language sql stable set search_path = pg_catalog, public
begin atomic
  select p.day, p.category_id, coalesce(sum(p.amount_minor) filter (where p.direction = 'CREDIT'), 0)::bigint,
    coalesce(sum(p.amount_minor) filter (where p.direction = 'DEBIT'), 0)::bigint, count(*)::integer
  from line_category p join statement_transaction t on t.organization_id = organization and t.id = p.statement_transaction_id
  where p.organization_id = organization and p.bank_account_id = account group by p.day, p.category_id;
end;
create index line_category_account on line_category (organization_id, bank_account_id, day);
