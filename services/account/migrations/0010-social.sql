-- Sign-in with an OpenID Connect provider.

-- Who somebody is at a provider: the subject, which never changes there, and not the address, which may.
create table social_identity (
  issuer text not null,
  subject text not null,
  person_id uuid not null references person (id) on delete cascade,
  linked_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (issuer, subject)
);
-- One of each provider: an address that the provider has given to somebody else opens nothing.
create unique index social_identity_person on social_identity (person_id, issuer);

-- Answers of the provider that were taken: each of our questions is answered once.
create table social_answer (
  state_hash bytea primary key, -- SHA-256 of the state that the question carried
  expires_at timestamptz not null
);
create index social_answer_expires on social_answer (expires_at);

-- What was proved before the second factor is asked for.
alter table sign_in_challenge add column first_factor text not null default 'PASSWORD' check (first_factor in ('PASSWORD', 'SOCIAL'));
