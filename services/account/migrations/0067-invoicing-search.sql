-- Search in what may be many. LIKE is not leakproof, so under row security no index could serve it: these narrow functions look for one
-- word in one organization, as a role that may read these columns and do nothing else. Both extensions are trusted ones.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create function contains_pattern(word text) returns text language sql immutable parallel safe
  return '%' || replace(replace(replace(lower(word), '\', '\\'), '%', '\%'), '_', '\_') || '%';

grant usage, create on schema public to account_search;
do $$
declare searched text;
begin
  foreach searched in array array['customer', 'sales_order', 'purchase_order', 'goods_receipt', 'invoice'] loop
    execute format('create index %I on %I using gin (organization_id, search_text gin_trgm_ops)', searched || '_search', searched);
    execute format('grant select (organization_id, id, search_text) on %I to account_search', searched);
    execute format('create policy search on %I for select to account_search using (true)', searched);
    execute format($body$
      create function %I(word text) returns setof uuid
        language sql stable security definer set search_path = pg_catalog, public
      begin atomic
        select id from %I where organization_id = app_organization() and search_text like contains_pattern(word);
      end$body$, 'search_' || searched, searched);
    execute format('alter function %I(text) owner to account_search', 'search_' || searched);
  end loop;
end $$;

-- An order that was wholly invoiced in advance is billed with nothing left to pay.
alter table invoice drop constraint invoice_total_minor_check;
alter table invoice add check (total_minor > 0 or (total_minor = 0 and deducted_minor > 0));
