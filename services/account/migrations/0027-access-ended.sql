-- Whoever is removed or deactivated loses the sessions and tokens of that time for good, also after they come back.
alter table membership add column access_ended_at timestamptz;
-- Whoever migrates owns the tables and is closed out of them like everybody else.
alter table membership no force row level security;
alter table api_token no force row level security;
update membership set access_ended_at = changed_at where status in ('DEACTIVATED', 'REMOVED');
update api_token t set revoked_at = now()
where t.revoked_at is null and exists (
  select from membership m
  where m.organization_id = t.organization_id and m.id = t.membership_id and m.status in ('DEACTIVATED', 'REMOVED'));
alter table membership force row level security;
alter table api_token force row level security;
