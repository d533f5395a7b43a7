-- Who people are and how they sign in. A person exists apart from any organization, so these tables have no organization_id:
-- only the role `account_system` may touch them (tenancy.sql), and no request that runs for an organization does.

create table person (
  id uuid primary key,
  email text not null check (email = lower(email) and position('@' in email) > 1),
  full_name text not null check (length(full_name) between 1 and 200),
  preferred_name text,
  language text not null default 'en' check (language in ('en', 'id')),
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index person_email on person (email);

-- Absent until a person has set a password: an invited newcomer has none.
create table password (
  person_id uuid primary key references person (id) on delete cascade,
  hash text not null, -- argon2id, with its parameters
  changed_at timestamptz not null default now()
);

create table password_reset (
  token_hash bytea primary key, -- SHA-256 of the secret in the link
  person_id uuid not null references person (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Authenticator apps. One method besides backup codes: at most one app, and none beside a passkey (checked when one is added).
create table factor (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  secret bytea not null, -- AES-256-GCM: key version, nonce, tag, ciphertext; bound to the factor's id
  last_step bigint, -- the newest time step that was accepted; each is accepted once, across sign-in and approvals
  created_at timestamptz not null default now(),
  confirmed_at timestamptz, -- null while it is being set up
  last_used_at timestamptz
);
create unique index factor_one on factor (person_id) where confirmed_at is not null;

create table passkey (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  credential_id bytea not null,
  public_key bytea not null,
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  backed_up boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create unique index passkey_credential on passkey (credential_id);
create unique index passkey_name on passkey (person_id, lower(name));

create table backup_code (
  person_id uuid not null references person (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);

-- A sign-in whose password was right and that waits for its second factor.
create table sign_in_challenge (
  token_hash bytea primary key,
  person_id uuid not null references person (id) on delete cascade,
  remember boolean not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_challenge_expires on sign_in_challenge (expires_at);

-- One sign-in of one browser. Its id is what tokens and websockets carry; the secret id in the cookie changes beneath it.
create table session_family (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  remember boolean not null,
  factors text[] not null, -- what was proved: PASSWORD, AUTHENTICATOR_APP, …
  address text,
  user_agent text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null, -- the absolute limit
  ended_at timestamptz,
  end_reason text check (end_reason in ('SIGNED_OUT', 'EXPIRED', 'REUSED', 'REVOKED')),
  check ((ended_at is null) = (end_reason is null))
);
create index session_family_person on session_family (person_id, created_at desc);
create index session_family_expires on session_family (expires_at);

-- The opaque ids of a family, newest last. All but one are replaced; a replaced one is good for seconds more.
create table session (
  id_hash bytea primary key, -- SHA-256 of the cookie's value
  family_id uuid not null references session_family (id) on delete cascade,
  created_at timestamptz not null default now(),
  replaced_at timestamptz
);
create index session_of_family on session (family_id, created_at desc);
create unique index session_current on session (family_id) where replaced_at is null;

-- Wrong attempts by what was tried: a typed email, an address, a person's second factor. Kept here so that a restart forgives nothing.
create table throttle (
  key bytea primary key, -- SHA-256 of kind and value: no address or email is readable here
  failures integer not null,
  window_ends_at timestamptz not null,
  locks integer not null default 0, -- locks in a row: each is longer than the one before
  locked_until timestamptz,
  updated_at timestamptz not null default now()
);
create index throttle_updated on throttle (updated_at);

-- What happened to a person's access; shown to its owner for 30 days.
create table security_log (
  id uuid primary key,
  person_id uuid references person (id) on delete cascade, -- null: the email is not known
  at timestamptz not null default now(),
  category text not null check (category in ('AUTH', 'TWO_FACTOR_AUTH')),
  event text not null,
  address text,
  user_agent text,
  country text,
  family_id uuid
);
create index security_log_person on security_log (person_id, at desc, id desc);
create index security_log_at on security_log (at);
