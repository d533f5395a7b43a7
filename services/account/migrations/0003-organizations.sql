-- Organizations and who may do what in them. Everything here is closed by organization_id (kit's tenancy script).

create table organization (
  organization_id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  legal_name text not null check (length(legal_name) between 1 and 200),
  username text not null check (username ~ '^[a-z0-9][a-z0-9-]{1,48}[a-z0-9]$'),
  default_currency char(3) not null default 'IDR' check (default_currency in ('IDR', 'USD', 'SGD')),
  time_zone text not null default 'Asia/Jakarta',
  modes text[] not null default '{TREASURY}' check (modes <@ '{TREASURY,INVOICING}'),
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index organization_username on organization (username);

create table entity (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  is_default boolean not null default false, -- made with the organization, never changed
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (organization_id, id)
);
create unique index entity_name on entity (organization_id, lower(name));
create unique index entity_default on entity (organization_id) where is_default;

create table controls (
  organization_id uuid primary key references organization (organization_id),
  enforce_two_factor boolean not null default false,
  approve_own boolean not null default false, -- a Maker & Approver may approve what they made
  transfers_active boolean not null default true, -- transfers and payments may be made
  allowed_email_domains text[] not null default '{}', -- empty: any
  member_limit integer not null default 50 check (member_limit > 0),
  version integer not null default 1
);

create table role (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  description text not null check (length(description) <= 300),
  permissions text[] not null,
  is_owner boolean not null default false, -- the one role that can't be edited, given away or removed
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(), -- when the permissions last changed: sessions renew their id after that
  version integer not null default 1,
  primary key (organization_id, id),
  unique (organization_id, id, is_owner)
);
create unique index role_name on role (organization_id, lower(name));
create unique index role_owner on role (organization_id) where is_owner;

create table membership (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  person_id uuid not null references person (id),
  role_id uuid not null, -- kept after removal, so that access can be restored with the previous role
  is_owner boolean not null default false,
  status text not null check (status in ('INVITED', 'ACTIVE', 'DEACTIVATED', 'EXPIRED', 'REMOVED')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, role_id, is_owner) references role (organization_id, id, is_owner),
  check (not is_owner or status = 'ACTIVE') -- the owner can't be removed or deactivated, whatever the code does
);
create unique index membership_person on membership (organization_id, person_id);
create unique index membership_owner on membership (organization_id) where is_owner;
create index membership_of_person on membership (person_id);
create index membership_role on membership (organization_id, role_id);
create index membership_created on membership (organization_id, created_at desc, id desc);

create table invitation (
  organization_id uuid not null,
  id uuid not null,
  membership_id uuid not null,
  token_hash bytea not null, -- SHA-256 of the secret in the link
  invited_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  cancelled_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, membership_id) references membership (organization_id, id)
);
create unique index invitation_token on invitation (token_hash);

create table api_token (
  organization_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  secret_hash bytea not null, -- SHA-256: the secret has 256 bits of its own, a slow hash would add nothing
  membership_id uuid not null, -- of its creator: the token can never do more than they can
  person_id uuid not null,
  permissions text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, membership_id) references membership (organization_id, id)
);
create index api_token_created on api_token (organization_id, created_at desc, id desc);

-- The organizations that a session entered: the activity log of each says once that its member signed in.
create table session_visit (
  organization_id uuid not null,
  family_id uuid not null references session_family (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (organization_id, family_id)
);
