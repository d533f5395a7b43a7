-- Customers' users: who of a customer signs in to its page, by a mailed link, and the sessions that they have.
create table customer_user (
  organization_id uuid not null,
  customer_id uuid not null,
  -- In lower case.
  email text not null check (email = lower(email) and length(email) <= 254),
  -- Who let them in; null: the customer's own email.
  added_by uuid,
  created_at timestamptz not null default now(),
  last_signed_in_at timestamptz,
  -- Their access was taken away.
  removed_at timestamptz,
  primary key (organization_id, customer_id, email),
  foreign key (organization_id, customer_id) references customer (organization_id, id) on delete cascade
);
create index customer_user_email on customer_user (organization_id, email);

create table customer_sign_in_link (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  email text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id, email) references customer_user (organization_id, customer_id, email) on delete cascade
);
create index customer_sign_in_link_of on customer_sign_in_link (organization_id, customer_id, email, created_at desc);

create table customer_session (
  organization_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  email text not null,
  secret_hash bytea not null unique,
  address text,
  user_agent text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, customer_id, email) references customer_user (organization_id, customer_id, email) on delete cascade
);
create index customer_session_of on customer_session (organization_id, customer_id, email) where ended_at is null;
