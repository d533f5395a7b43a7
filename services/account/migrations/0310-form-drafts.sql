-- What members have typed into forms and not saved yet. Each save has a number of its own, so that a draft that was deleted and made again
-- never has a version that somebody has seen before.
create sequence form_draft_version as integer;
create table form_draft (
  organization_id uuid not null references organization (organization_id),
  owner_id uuid not null,
  form text not null check (length(form) between 1 and 100),
  record_id uuid,
  content text not null check (length(content) <= 500000),
  version integer not null default nextval('form_draft_version'),
  updated_at timestamptz not null default now(),
  constraint form_draft_key unique nulls not distinct (organization_id, owner_id, form, record_id)
);
create index form_draft_age on form_draft (updated_at);
