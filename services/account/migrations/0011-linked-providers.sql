-- A person sees the providers that open their account, and takes that away again.

-- A name for the wire: issuer and subject are the provider's business.
alter table social_identity add column id uuid not null default gen_random_uuid();
create unique index social_identity_id on social_identity (id);

-- One that was unlinked stays, so that its next use does not link it anew by its address.
alter table social_identity add column unlinked_at timestamptz;
