-- Every table has a primary key; a draft's record may be null, which the key of its form allows and a primary key doesn't.
alter table form_draft
  add column id uuid not null default gen_random_uuid(),
  add primary key (organization_id, id);
