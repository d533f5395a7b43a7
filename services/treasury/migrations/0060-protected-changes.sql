-- Protected actions that were performed: the account service reads them when it is told of one, and mails who answers for the organization.
create table protected_change (
  organization_id uuid not null,
  id uuid not null,
  action text not null,
  subject text not null,
  actor_id uuid not null,
  actor_name text not null,
  session_id text not null,
  performed_at timestamptz not null,
  primary key (organization_id, id)
);
