-- How a person wants to see a list: its query string under a name, for themselves or for everybody in the organization.
create table saved_view (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  owner_id uuid not null,
  list text not null check (list in (
    'PAYMENTS', 'TRANSFERS', 'STATEMENT_TRANSACTIONS', 'EXPECTED_TRANSACTIONS', 'COUNTERPARTIES', 'BANK_ACCOUNTS',
    'INTERNAL_ACCOUNTS', 'EXCEPTIONS', 'MEMBERS'
  )),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 2000),
  shared boolean not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (organization_id, id)
);
-- Two of one name could not be told apart: neither among one's own, nor among those that all share.
create unique index saved_view_own_name on saved_view (organization_id, list, owner_id, lower(name)) where not shared;
create unique index saved_view_shared_name on saved_view (organization_id, list, lower(name)) where shared;
