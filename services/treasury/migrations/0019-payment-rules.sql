-- Who must approve what: bands of amounts, each with its steps. A payment keeps the plan that it was made under, so that a change here
-- rewrites no history. Null stands for all entities, all methods.
create table approval_policy (
  organization_id uuid not null,
  id uuid not null,
  name text collate "unicode" not null check (length(name) between 1 and 100),
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  entity_id uuid,
  method text check (method in ('BI_FAST', 'SKN', 'RTGS', 'ONLINE', 'SAME_BANK')),
  bands jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, entity_id) references entity (organization_id, id)
);
create unique index approval_policy_scope on approval_policy (organization_id, currency, entity_id, method) nulls not distinct;
create unique index approval_policy_name on approval_policy (organization_id, lower(name));

-- Where the organization's calendar departs from the national one: a holiday more, a working day more, or other hours.
create table banking_day (
  organization_id uuid not null,
  date date not null,
  name text not null check (length(name) between 1 and 100),
  is_open boolean not null,
  closes_at time, -- null: at the usual hour
  primary key (organization_id, date),
  check (is_open or closes_at is null)
);

-- An organization without a row has the defaults, which the service knows.
create table payment_settings (
  organization_id uuid primary key,
  duplicate_days integer not null check (duplicate_days between 0 and 90), -- 0: nothing is taken for a duplicate
  unmatched_days integer not null check (unmatched_days between 1 and 365), -- then an exception is raised
  version integer not null default 1
);
