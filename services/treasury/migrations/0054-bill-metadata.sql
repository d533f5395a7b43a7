-- Fields that an organization asks of its bills. An organization without a row asks for none.
create table bill_settings (
  organization_id uuid primary key,
  metadata_fields jsonb not null check (jsonb_typeof(metadata_fields) = 'array' and jsonb_array_length(metadata_fields) <= 10),
  version integer not null default 1
);

-- Each value with the label and the kind that it was entered under: bills stay readable when the settings change.
alter table bill
  add column metadata jsonb not null default '[]' check (jsonb_typeof(metadata) = 'array');
