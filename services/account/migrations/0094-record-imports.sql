-- Bulk imports of records that this service keeps: customers and products.
create table record_import (
  organization_id uuid not null,
  id uuid not null,
  kind text not null check (kind ~ '^[A-Z]+(_[A-Z]+)*$'),
  status text not null check (status in ('CHECKING', 'HAS_ERRORS', 'HAS_WARNINGS', 'READY', 'IMPORTING', 'IMPORTED', 'FAILED')),
  file_id uuid not null,
  file_name text not null,
  hash text not null,
  ignore_warnings boolean not null default false,
  dry_run boolean not null default false,
  counts jsonb not null default '{"total":0,"ready":0,"warnings":0,"duplicates":0,"errors":0}',
  summary jsonb,
  done integer not null default 0,
  total integer not null default 0,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  mending jsonb not null default '{"corrections":[],"skippedRows":[]}',
  primary key (organization_id, id)
);
create index record_import_content on record_import (organization_id, kind, hash);

create table record_import_issue (
  organization_id uuid not null,
  import_id uuid not null,
  place integer not null,
  severity text not null check (severity in ('ERROR', 'WARNING', 'DUPLICATE')),
  row_number integer,
  column_name text,
  value text,
  code text not null,
  params jsonb not null default '{}',
  suggestion jsonb,
  primary key (organization_id, import_id, place),
  foreign key (organization_id, import_id) references record_import (organization_id, id) on delete cascade
);
