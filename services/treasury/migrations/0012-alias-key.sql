-- Aliases are sought whatever their case. lower() is not leakproof, so under row-level security an index of lower(alias) served none of
-- these searches, and each read all counterparties of the organization; equality of a column is leakproof.
alter table counterparty add column alias_key text not null generated always as (lower(alias)) stored;
drop index counterparty_alias;
-- The condition always holds. Without it the column would be a key in the eyes of Postgres, and to change an alias one would have to wait
-- for every import that is storing records which point at the counterparty.
create unique index counterparty_alias on counterparty (organization_id, alias_key) where alias_key is not null;
