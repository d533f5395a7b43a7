-- A passkey answers a challenge that we made: each is asked once, for one purpose, and answered once.
create table passkey_ceremony (
  challenge_hash bytea primary key, -- SHA-256 of the challenge
  purpose text not null check (purpose in ('REGISTER', 'SIGN_IN', 'FRESH_FACTOR')),
  person_id uuid references person (id) on delete cascade, -- null: whoever signs in with a passkey alone
  expires_at timestamptz not null,
  used_at timestamptz
);
create index passkey_ceremony_expires on passkey_ceremony (expires_at);

-- When a session proved another factor: ids that are older than that are replaced at once.
alter table session_family add column proved_at timestamptz;
