-- When a person is mailed where cash stands, by the clock of one of their organizations. Above all organizations: whose cash position it
-- leads to is decided when it is sent.
create table position_email (
  person_id uuid primary key references person (id),
  is_on boolean not null,
  frequency text not null check (frequency in ('DAILY', 'WEEKLY')),
  weekday smallint not null check (weekday between 1 and 5), -- of WEEKLY, 1 is Monday
  hour smallint not null check (hour between 0 and 23),
  organization_ids uuid[] check (cardinality(organization_ids) between 1 and 20), -- null: all
  clock_organization_id uuid not null,
  since timestamptz not null, -- last change: what was due before is not made up for
  queued_on date, -- the last day that it was queued for, and that it was mailed on: each day once
  mailed_on date,
  version integer not null default 1
);
create index position_email_on on position_email (person_id) where is_on;
