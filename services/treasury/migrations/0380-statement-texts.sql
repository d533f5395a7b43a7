-- Search of lines without reading each (0003). Neighbouring lines share one row with the texts of all of them: a search reads these, and then
-- only the lines of those that contain the word. A trigram index would make an import of 100,000 lines many times as long.
create table statement_text (
  organization_id uuid not null,
  -- Its lines have ids in this range. Ranges may overlap: imports that run at once make their ids in turns.
  first_id uuid not null,
  last_id uuid not null,
  texts text not null,
  -- In this order since most that is deleted is new.
  primary key (organization_id, last_id, first_id)
) with (toast_tuple_target = 8160);
-- A search reads all rows: each fills most of a page, and is neither compressed nor moved out of it.
alter table statement_text alter column texts set storage external;

create function search_text_of(description text, party_name text) returns text language sql immutable
  return lower(description || coalesce(E'\n' || party_name, ''));

-- Lines of an import are put together after it: in its transaction that would be a sixteenth of its time. Until then search reads them.
alter table statement_import add column are_texts_kept boolean not null default false;
create index statement_import_texts on statement_import (organization_id) where status = 'IMPORTED' and not are_texts_kept;

-- Lines are put together until they have some 6,000 bytes; only a long one makes a longer row.
create function keep_statement_texts() returns void language plpgsql set search_path = pg_catalog, public as $$
declare imported uuid;
begin
  for imported in
    select id from statement_import
    where organization_id = app_organization() and status = 'IMPORTED' and not are_texts_kept order by id for no key update
  loop
    insert into statement_text as kept (organization_id, first_id, last_id, texts)
    select organization_id, (array_agg(id order by id))[1], (array_agg(id order by id desc))[1], string_agg(line, E'\n' order by id)
    from (
      select organization_id, id, line, sum(octet_length(line)) over (order by id rows unbounded preceding) / 6000 as place
      from (
        select organization_id, id, search_text_of(description, party_name) as line from statement_transaction
        where organization_id = app_organization() and import_id = imported) lines) placed
    group by organization_id, place
    on conflict (organization_id, last_id, first_id) do update set texts = excluded.texts;
    update statement_import set are_texts_kept = true where organization_id = app_organization() and id = imported;
  end loop;
end $$;

create function add_statement_texts() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  insert into statement_text (organization_id, first_id, last_id, texts)
  select organization_id, id, id, search_text_of(description, party_name) from stored where import_id is null
  on conflict (organization_id, last_id, first_id) do nothing;
  return null;
end $$;
create trigger statement_texts_of_stored after insert on statement_transaction
  referencing new table as stored for each statement execute function add_statement_texts();

-- A row goes with the last of its lines: until then it finds lines that are gone, which a search looks for in vain.
create function remove_statement_texts() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  delete from statement_text kept
  using (
    select empty.organization_id, empty.last_id, empty.first_id from statement_text empty
    join (select organization_id, (array_agg(id order by id))[1] as first_id, (array_agg(id order by id desc))[1] as last_id from gone group by 1) span
      on empty.organization_id = span.organization_id and empty.last_id >= span.first_id and empty.first_id <= span.last_id
    where not exists (
      select from statement_transaction t
      where t.organization_id = empty.organization_id and t.id between empty.first_id and empty.last_id)
    for update of empty skip locked) useless
  where (kept.organization_id, kept.last_id, kept.first_id) = (useless.organization_id, useless.last_id, useless.first_id);
  return null;
end $$;
create trigger statement_texts_of_gone after delete on statement_transaction
  referencing old table as gone for each statement execute function remove_statement_texts();

-- What was there. It is read with row-level security off, which is put back by the tenancy script too.
alter table statement_transaction no force row level security;
insert into statement_text (organization_id, first_id, last_id, texts)
select organization_id, (array_agg(id order by id))[1], (array_agg(id order by id desc))[1], string_agg(line, E'\n' order by id)
from (
  select organization_id, id, line,
    sum(octet_length(line)) over (partition by organization_id order by id rows unbounded preceding) / 6000 as place
  from (select organization_id, id, search_text_of(description, party_name) as line from statement_transaction) lines) placed
group by organization_id, place;
alter table statement_transaction force row level security;
alter table statement_import no force row level security;
update statement_import set are_texts_kept = true;
alter table statement_import force row level security;

grant select on statement_text to treasury_search;
create policy search on statement_text for select to treasury_search using (true);
grant select (organization_id, id, status, are_texts_kept) on statement_import to treasury_search;
create policy search on statement_import for select to treasury_search using (true);

-- `amount` is the word read as an amount, or null.
create or replace function search_statement(word text, amount bigint) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  -- `offset 0`: nothing but the range finds the lines, in the primary key.
  select line.id from statement_text texts
  cross join lateral (
    select t.id from statement_transaction t
    where t.organization_id = app_organization() and t.id between texts.first_id and texts.last_id
      and (lower(t.description) like contains_pattern(word) or lower(t.party_name) like contains_pattern(word))
    offset 0) line
  where texts.organization_id = app_organization() and strpos(texts.texts, lower(word)) > 0
  union all
  select t.id from statement_import i
  join statement_transaction t on t.organization_id = i.organization_id and t.import_id = i.id
  where i.organization_id = app_organization() and i.status = 'IMPORTED' and not i.are_texts_kept
    and (lower(t.description) like contains_pattern(word) or lower(t.party_name) like contains_pattern(word))
  union all
  select id from statement_transaction where organization_id = app_organization() and amount_minor = amount;
end;
