-- Addresses of other programs that are told what happens in an organization.
create table webhook (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  url text not null check (length(url) between 8 and 2000),
  description text check (length(description) between 1 and 200),
  events text[] not null check (cardinality(events) > 0),
  secret bytea not null, -- encrypted, bound to this row: every delivery is signed with it
  former_secret bytea, -- the one before a rotation signs besides until then, so that no delivery is lost meanwhile
  former_until timestamptz,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'PAUSED', 'DISABLED')), -- DISABLED: by us, after days of failure
  last_delivered_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (organization_id, id),
  check ((former_secret is null) = (former_until is null))
);

-- One event on its way to one address. What is sent is kept as it is sent: a repeat is the same, byte by byte.
create table webhook_delivery (
  organization_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event text not null,
  payload text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'DELIVERED', 'FAILED')),
  turn integer not null default 1, -- the attempt that is queued; an older one that still comes does nothing
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  gives_up_at timestamptz not null,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  response_status integer,
  response_excerpt text,
  duration_ms integer,
  failure text check (failure in ('STATUS', 'TIMEOUT', 'UNREACHABLE', 'ADDRESS_REFUSED', 'NOT_ACTIVE')),
  primary key (organization_id, id),
  foreign key (organization_id, webhook_id) references webhook (organization_id, id) on delete cascade
);
-- An event that is read twice is delivered once.
create unique index webhook_delivery_event on webhook_delivery (organization_id, webhook_id, event_id);
create index webhook_delivery_created on webhook_delivery (organization_id, webhook_id, created_at desc, id desc);
create index webhook_delivery_age on webhook_delivery (created_at);

-- How far each service's events have been taken in.
create table webhook_position (
  service text primary key check (service in ('account', 'treasury')),
  position bigint not null
);
