-- Who has accepted: whoever never has can be invited again, but never restored.
alter table membership add column joined_at timestamptz;
-- Whoever migrates owns the table and is closed out of it like everybody else.
alter table membership no force row level security;
update membership set joined_at = created_at where status in ('ACTIVE', 'DEACTIVATED', 'REMOVED');
alter table membership force row level security;
alter table membership add constraint membership_joined check (joined_at is not null or status not in ('ACTIVE', 'DEACTIVATED'));

-- The one open invitation of a membership is looked up for each row of the list.
create index invitation_membership on invitation (organization_id, membership_id, created_at desc);

-- The owner hands the organization over: both sides show a fresh factor, and only the acceptance changes anything.
create table ownership_offer (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  from_membership_id uuid not null,
  to_membership_id uuid not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  settled_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, from_membership_id) references membership (organization_id, id),
  foreign key (organization_id, to_membership_id) references membership (organization_id, id),
  check (from_membership_id <> to_membership_id),
  check ((state = 'OPEN') = (settled_at is null))
);
create unique index ownership_offer_open on ownership_offer (organization_id) where state = 'OPEN';
create index ownership_offer_created on ownership_offer (organization_id, created_at desc);
