-- The one-time link that makes the first owner of an installation. It belongs to no organization: there is none yet.
create table setup_link (
  token_hash bytea primary key, -- SHA-256 of the secret in the link
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Who came in by it, and the first organization, which only they may make.
  person_id uuid references person (id) on delete set null,
  created_organization_id uuid,
  check (person_id is null or used_at is not null),
  check (created_organization_id is null or used_at is not null)
);
create unique index setup_link_person on setup_link (person_id);
