-- Runs after kit's tenancy script, and may run again. Kit has given `account_system` all rights on the tables without
-- organization_id (people, passwords, sessions); here stands the little that crosses from one side to the other.

-- A system transaction may look up, across organizations, what decides who gets in. What it may change there is named column by column.
do $$
declare name text;
begin
  foreach name in array array['organization', 'entity', 'controls', 'role', 'membership', 'invitation', 'api_token', 'session_visit'] loop
    execute format('grant select on %I to account_system', name);
    execute format('drop policy if exists system_reads on %I', name);
    execute format('create policy system_reads on %I for select to account_system using (true)', name);
  end loop;
end $$;
grant update (last_used_at) on api_token to account_system;
drop policy if exists system_marks_use on api_token;
create policy system_marks_use on api_token for update to account_system using (true);

-- An organization sees the names of its own members, present and past, and the language to write to them in; nothing else of a person.
alter table person enable row level security;
alter table person force row level security;
drop policy if exists system on person;
create policy system on person to account_system using (true) with check (true);
drop policy if exists members on person;
create policy members on person for select to account
  using (exists (select from membership where membership.person_id = person.id));
grant select (id, email, full_name, preferred_name, language) on person to account;

-- Where colleagues' photos are; the photo itself is asked for by its person's id.
grant select (photo_id) on person to account;

-- Whoever accepts an invitation is not in its organization yet: the system uses it up and opens the place.
grant update (used_at) on invitation to account_system;
drop policy if exists system_uses on invitation;
create policy system_uses on invitation for update to account_system using (true);
grant update (status, joined_at, changed_at, version) on membership to account_system;
drop policy if exists system_admits on membership;
create policy system_admits on membership for update to account_system using (true);

-- The log of deliveries is kept for a while only.
grant select (created_at, status), delete on webhook_delivery to account_system;
drop policy if exists system_tidies on webhook_delivery;
create policy system_tidies on webhook_delivery to account_system using (true);

-- Who came in by the setup link makes the first organization: their own row alone, and of it the one column.
alter table setup_link enable row level security;
alter table setup_link force row level security;
drop policy if exists system on setup_link;
create policy system on setup_link to account_system using (true) with check (true);
drop policy if exists founder on setup_link;
create policy founder on setup_link to account
  using (person_id = nullif(current_setting('app.actor', true), '')::uuid)
  with check (person_id = nullif(current_setting('app.actor', true), '')::uuid);
grant select (person_id, created_organization_id), update (created_organization_id) on setup_link to account;

-- Official regions are the same for everybody.
grant select on region to account;

-- Whose link a customer holds is looked up before the organization is known: no more of it than that, above all not what was typed.
grant select (organization_id, id, customer_id, token_hash, form, expires_at, used_at, cancelled_at) on customer_invitation to account_system;
drop policy if exists system_finds on customer_invitation;
create policy system_finds on customer_invitation for select to account_system using (true);

-- Which invoice a checkout link opens is looked up before the organization is known, and charges to cancel are found across organizations.
grant select on checkout_link to account_system;
drop policy if exists system_finds on checkout_link;
create policy system_finds on checkout_link for select to account_system using (true);
grant select (organization_id, id, is_cancel_due) on checkout_session to account_system;
drop policy if exists system_finds on checkout_session;
create policy system_finds on checkout_session for select to account_system using (true);
