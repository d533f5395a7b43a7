-- What the system finds that a person should look at. One row a cause; when the cause goes, the row is resolved by itself.
create table exception (
  organization_id uuid not null,
  id uuid not null,
  type text not null check (type in (
    'UNMATCHED_STATEMENT', 'UNMATCHED_EXPECTED', 'AMOUNT_MISMATCH', 'FAILED_PAYMENT', 'STALE_CONNECTION', 'DUPLICATE_SUSPICION')),
  -- The record that it is about.
  subject_type text not null check (subject_type in ('STATEMENT_TRANSACTION', 'EXPECTED_TRANSACTION', 'PAYMENT', 'BANK_ACCOUNT')),
  subject_id uuid not null,
  -- What tells two causes of one record apart, for example which attempt failed.
  cause text not null default '',
  label text not null,
  bank_account_id uuid,
  amount_minor bigint,
  currency char(3),
  -- From here its days are counted.
  since date not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'IN_PROGRESS', 'RESOLVED')),
  assignee_id uuid,
  resolution text check (resolution in ('BY_PERSON', 'BY_SYSTEM')),
  resolution_note text check (length(resolution_note) between 1 and 500),
  resolved_at timestamptz,
  resolved_by uuid,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (organization_id, id),
  check ((status = 'RESOLVED') = (resolution is not null)),
  check ((status = 'RESOLVED') = (resolved_at is not null)),
  check ((amount_minor is null) = (currency is null))
);
create unique index exception_cause on exception (organization_id, type, subject_id, cause);
create index exception_since on exception (organization_id, since, id);
create index exception_status_since on exception (organization_id, status, since, id);
create index exception_type_since on exception (organization_id, type, since, id);
create index exception_assignee on exception (organization_id, assignee_id, since, id) where assignee_id is not null;

create table exception_comment (
  organization_id uuid not null,
  id uuid not null,
  exception_id uuid not null,
  author_id uuid,
  author_name text,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, exception_id) references exception (organization_id, id) on delete cascade
);
create index exception_comment_of on exception_comment (organization_id, exception_id, created_at, id);

-- The worker looks in all organizations, one after the other.
grant select (organization_id) on organization to treasury_system;
create policy system_reads on organization for select to treasury_system using (true);
