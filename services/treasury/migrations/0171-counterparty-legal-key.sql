-- Customers are sought among counterparties by their legal names, however these are punctuated and whatever their case.
alter table counterparty add column legal_key text not null
  generated always as (upper(regexp_replace(legal_name, '[^[:alnum:]]+', '', 'g'))) stored;
create index counterparty_legal_key on counterparty (organization_id, legal_key);
