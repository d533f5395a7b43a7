-- Rules that can be switched off, categories that a counterparty always has, and parties that are really named.

-- A text as words, null where it has none: "-" is no party.
create function party_words(said text) returns text language sql immutable parallel safe
begin atomic
  select nullif(plain_words(said), '  ');
end;

-- Read with row-level security off, which is put back by the tenancy script too.
alter table line_choice no force row level security;
update line_choice set party = null where party = '  ';
alter table line_choice force row level security;

-- Words as patterns: whether a text has all of them is then one plain condition. Words have letters and digits only.
create function word_patterns(words text[]) returns text[] language sql immutable parallel safe
begin atomic
  select coalesce(array_agg('% ' || word || ' %'), '{}') from unnest(words) word;
end;
alter table cash_rule
  add column is_active boolean not null default true,
  add column patterns text[] not null generated always as (word_patterns(words)) stored;

-- What money from and to a counterparty is, unless people or matches say otherwise. Without a category the row keeps the version.
create table counterparty_category (
  organization_id uuid not null,
  counterparty_id uuid not null,
  category_id uuid,
  version integer not null default 1,
  primary key (organization_id, counterparty_id),
  foreign key (organization_id, counterparty_id) references counterparty (organization_id, id) on delete cascade,
  foreign key (organization_id, category_id) references cash_category (organization_id, id)
);

alter table line_category drop constraint line_category_reason_check;
alter table line_category add constraint line_category_reason_check
  check (reason in ('CHOICE', 'MATCH', 'COUNTERPARTY', 'RULE', 'LEARNT', 'BANK_TEXT'));

create or replace function line_is_of(line statement_transaction, words text, counterparty uuid) returns boolean language sql stable
begin atomic
  select exists (
      select from counterparty c where c.organization_id = line.organization_id and c.id = counterparty
        and party_words(line.party_name) in (party_words(c.legal_name), party_words(c.alias)))
    or exists (
      select from counterparty_account a where a.organization_id = line.organization_id and a.counterparty_id = counterparty
        and strpos(words, ' ' || a.account_number || ' ') > 0)
    or exists (
      select from counterparty_learnt l where l.organization_id = line.organization_id and l.counterparty_id = counterparty
        and case l.kind when 'ALIAS' then party_words(l.value) = party_words(line.party_name) else strpos(words, ' ' || l.value || ' ') > 0 end)
    or exists (
      select from allocation a
      join reconciliation r on r.organization_id = a.organization_id and r.id = a.reconciliation_id and r.removed_at is null
      join expected_transaction e on e.organization_id = a.organization_id and e.id = a.expected_transaction_id
      where a.organization_id = line.organization_id and a.statement_transaction_id = line.id and e.counterparty_id = counterparty);
end;

-- Plain conditions without a subquery: Postgres puts them in the place of the call. Only what they leave is asked for its counterparty.
create function rule_may_fit(rule cash_rule, direction text, currency text, amount bigint, account uuid, words text)
returns boolean language sql immutable
begin atomic
  select (rule.direction is null or rule.direction = direction)
    and (rule.currency is null or rule.currency = currency)
    and (rule.from_minor is null or amount >= rule.from_minor)
    and (rule.to_minor is null or amount <= rule.to_minor)
    and (rule.bank_account_id is null or rule.bank_account_id = account)
    and words like all (rule.patterns);
end;
create or replace function rule_fits(rule cash_rule, line statement_transaction, words text) returns boolean language sql stable
begin atomic
  select case
    when not rule_may_fit(rule, line.direction, line.currency::text, line.amount_minor, line.bank_account_id, words) then false
    when rule.counterparty_id is null then true
    else line_is_of(line, words, rule.counterparty_id) end;
end;

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
    select t.id, t.direction, t.currency::text as currency, t.amount_minor, t.bank_account_id, party_words(t.party_name) as party, choice.parts,
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
  -- By whom a line is, is asked only where counterparties have a category of their own.
  preferred as materialized (
    select p.counterparty_id, p.category_id from counterparty_category p
    where p.organization_id = organization and p.category_id is not null),
  named as materialized (
    select party_words(said.name) as party, p.category_id
    from preferred p join counterparty c on c.organization_id = organization and c.id = p.counterparty_id
    cross join lateral (values (c.legal_name), (c.alias)) said (name)
    union select party_words(l.value), p.category_id
    from preferred p join counterparty_learnt l on l.organization_id = organization and l.counterparty_id = p.counterparty_id and l.kind = 'ALIAS'),
  numbered as materialized (
    select a.account_number as number, p.category_id
    from preferred p join counterparty_account a on a.organization_id = organization and a.counterparty_id = p.counterparty_id
    union select l.value, p.category_id
    from preferred p join counterparty_learnt l on l.organization_id = organization and l.counterparty_id = p.counterparty_id and l.kind <> 'ALIAS'),
  usual as materialized (
    select found.id, min(found.category_id::text)::uuid as category_id
    from (
      select rest.id, named.category_id from rest join named on named.party = rest.party
      union select spoken.id, numbered.category_id
      from (select rest.id, word from rest cross join lateral string_to_table(btrim(rest.words), ' ') word
        where exists (select from numbered)) spoken
      join numbered on numbered.number = spoken.word
      union select rest.id, p.category_id
      from preferred p
      join expected_transaction e on e.organization_id = organization and e.counterparty_id = p.counterparty_id
      join allocation a on a.organization_id = organization and a.expected_transaction_id = e.id
      join reconciliation r on r.organization_id = organization and r.id = a.reconciliation_id and r.removed_at is null
      join rest on rest.id = a.statement_transaction_id) found
    -- Where it speaks of several that are not alike, none is meant.
    group by found.id having count(distinct found.category_id) = 1),
  learnt as materialized (
    select who.party, who.direction, min(c.category_id::text)::uuid as category_id
    from (select distinct party, direction from rest where party is not null) who
    join line_choice c on c.organization_id = organization and c.party = who.party and c.direction = who.direction and c.parts is not null
    group by who.party, who.direction
    having count(*) >= 3 and count(c.category_id) = count(*) and count(distinct c.category_id) = 1),
  said as (
    select rest.id, rest.minor, rule.id as rule_id,
      coalesce(usual.category_id, rule.category_id, learnt.category_id, own.id) as category_id,
      case when usual.category_id is not null then 'COUNTERPARTY' when rule.id is not null then 'RULE'
        when learnt.category_id is not null then 'LEARNT' else 'BANK_TEXT' end as reason
    from rest
    left join usual on usual.id = rest.id
    left join lateral (
      select r.id, r.category_id from cash_rule r
      where r.organization_id = organization and r.deleted_at is null and r.is_active and usual.category_id is null
        and rule_may_fit(r, rest.direction, rest.currency, rest.amount_minor, rest.bank_account_id, rest.words)
        and case when r.counterparty_id is null then true else (
          select line_is_of(t, rest.words, r.counterparty_id) from statement_transaction t where t.organization_id = organization and t.id = rest.id) end
      order by r.place, r.id limit 1) rule on true
    left join learnt on learnt.party = rest.party and learnt.direction = rest.direction
    left join cash_category own on own.organization_id = organization and own.standard = bank_text_category(rest.direction, rest.words)),
  part as (
    select id, category_id, minor, 'CHOICE' as reason, null::uuid as rule_id from chosen
    union all select id, category_id, minor, 'MATCH', null from matched
    union all select id, category_id, minor, reason, rule_id from said where category_id is not null)
  -- One part a category: where several reasons agree, the strongest one is told.
  select organization, t.id, part.category_id, t.bank_account_id, t.date, t.direction, sum(part.minor),
    (array_agg(part.reason order by array_position(array['CHOICE', 'MATCH', 'COUNTERPARTY', 'RULE', 'LEARNT', 'BANK_TEXT'], part.reason)))[1],
    case when bool_and(part.reason = 'RULE') then (array_agg(part.rule_id))[1] end
  from part join statement_transaction t on t.organization_id = organization and t.id = part.id
  group by t.id, part.category_id, t.bank_account_id, t.date, t.direction;
end $$;
