-- Exports of lists: one row per request, and its file in the store under the row's id.
create table list_export (
  organization_id uuid not null,
  id uuid not null,
  list text not null check (list ~ '^[A-Z]+(_[A-Z]+)*$'),
  format text not null check (format in ('CSV', 'XLSX')),
  locale text not null check (locale in ('en', 'id')),
  -- The parameters of the list, as they came; null ids: all rows that the filters admit.
  query jsonb not null default '{}',
  ids uuid[],
  columns text[] not null,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'READY', 'FAILED', 'CANCELLED', 'EXPIRED')),
  file_name text not null,
  done integer not null default 0,
  total integer,
  size bigint,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  finished_at timestamptz,
  expires_at timestamptz,
  version integer not null default 1,
  primary key (organization_id, id),
  check ((status in ('READY', 'EXPIRED')) = (expires_at is not null))
);
-- A person waits for one export at a time.
create unique index list_export_under_way on list_export (organization_id, created_by) where status in ('QUEUED', 'RUNNING');
create index list_export_of_person on list_export (organization_id, created_by, created_at desc, id desc);
create index list_export_expiring on list_export (expires_at) where status = 'READY';
create index list_export_age on list_export (created_at);
