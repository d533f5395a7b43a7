-- What both services stand on. Run by the owner, who is not the login: the login has no right of its own and takes a role for each transaction.

-- Events, written with the change that they tell of.
create table outbox (
  id bigint generated always as identity primary key,
  -- Given after commit, by one placer at a time: the order in which the feed serves.
  position bigint,
  -- Null where the subject belongs to no organization, for example a session.
  organization_id uuid,
  actor_id uuid,
  type text not null,
  subject_id uuid not null,
  scope_id uuid,
  at timestamptz not null default clock_timestamp()
);
create unique index outbox_position on outbox (position) where position is not null;
create index outbox_unplaced on outbox (id) where position is null;
create sequence outbox_place;
-- All events up to here are deleted.
create table outbox_horizon (one boolean primary key default true check (one), position bigint not null);
insert into outbox_horizon (position) values (0);

-- One row per keyed request, written in the transaction of its effect.
create table idempotency (
  organization_id uuid not null,
  actor_id uuid not null,
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  status smallint,
  response jsonb,
  at timestamptz not null default now(),
  primary key (organization_id, actor_id, key)
);
create index idempotency_at on idempotency (at);

create table file (
  organization_id uuid not null,
  id uuid not null,
  purpose text not null,
  name text not null,
  -- Bytes announced, and after the upload the bytes that arrived.
  size integer not null check (size > 0),
  content_type text not null,
  status text not null default 'ANNOUNCED' check (status in ('ANNOUNCED', 'STORED')),
  -- What the content showed itself to be.
  detected_type text,
  sha256 bytea,
  created_at timestamptz not null default now(),
  created_by uuid,
  stored_at timestamptz,
  primary key (organization_id, id)
);
create index file_announced on file (created_at) where status = 'ANNOUNCED';

-- The activity log: append-only, and one hash chain an organization. Position and hash are given after commit, so that writers never wait for each other.
create table activity_log (
  organization_id uuid not null,
  id uuid not null,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_name text,
  action text not null,
  record_type text not null,
  record_id uuid not null,
  record_label text not null,
  changes jsonb not null default '[]',
  reason text,
  counts jsonb not null default '{}',
  request_id text,
  position bigint,
  hash bytea,
  primary key (organization_id, id),
  check ((position is null) = (hash is null))
);
create index activity_at on activity_log (organization_id, at desc, id desc);
create index activity_record on activity_log (organization_id, record_type, record_id, at desc, id desc);
create index activity_actor on activity_log (organization_id, actor_id, at desc, id desc);
create unique index activity_position on activity_log (organization_id, position) where position is not null;
create index activity_unplaced on activity_log (organization_id, at, id) where position is null;

-- The last link of each organization's chain: without it a cut-off end would not be noticed.
create table activity_chain (
  organization_id uuid primary key,
  position bigint not null,
  hash bytea not null
);

create function activity_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.position is null and new.position is not null
    and to_jsonb(new) - 'position' - 'hash' = to_jsonb(old) - 'position' - 'hash' then
    return new;
  end if;
  raise exception 'the activity log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger activity_append_only before update or delete on activity_log for each row execute function activity_append_only();
create trigger activity_never_emptied before truncate on activity_log for each statement execute function activity_append_only();

-- The hash of an entry covers all of it, its place, and the entry before it.
create function activity_hash(previous bytea, entry activity_log, place bigint) returns bytea language sql immutable
  as $$
    select sha256(previous || convert_to(jsonb_build_array(
      entry.organization_id, entry.id, place, extract(epoch from entry.at), entry.actor_id, entry.actor_name, entry.action, entry.record_type,
      entry.record_id, entry.record_label, entry.changes, entry.reason, entry.counts, entry.request_id)::text, 'UTF8'))
  $$;

-- Puts committed entries into their chains, one placer at a time. Answers how many it placed.
create function place_activity(most integer) returns integer language plpgsql as $$
declare
  entry activity_log;
  head activity_chain;
  placed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('activity', 0)) then
    return 0;
  end if;
  for entry in select * from activity_log where position is null order by organization_id, at, id limit most loop
    if head.organization_id is distinct from entry.organization_id then
      select * into head from activity_chain where organization_id = entry.organization_id;
      if not found then
        head := row(entry.organization_id, 0, ''::bytea);
      end if;
    end if;
    head.position := head.position + 1;
    head.hash := activity_hash(head.hash, entry, head.position);
    update activity_log set position = head.position, hash = head.hash
      where organization_id = entry.organization_id and id = entry.id;
    insert into activity_chain values (head.organization_id, head.position, head.hash)
      on conflict (organization_id) do update set position = excluded.position, hash = excluded.hash;
    placed := placed + 1;
  end loop;
  return placed;
end $$;

-- Walks an organization's chain: how many entries it has, and the first place where it does not hold.
create function verify_activity(organization uuid, out entries bigint, out broken_at bigint) language plpgsql stable as $$
declare
  entry activity_log;
  head activity_chain;
  previous bytea := '';
begin
  entries := 0;
  for entry in select * from activity_log where organization_id = organization and position is not null order by position loop
    if entry.position <> entries + 1 or entry.hash <> activity_hash(previous, entry, entry.position) then
      broken_at := entries + 1;
      return;
    end if;
    entries := entries + 1;
    previous := entry.hash;
  end loop;
  select * into head from activity_chain where organization_id = organization;
  if coalesce(head.position, 0) <> entries or coalesce(head.hash, ''::bytea) <> previous then
    broken_at := entries + 1;
  end if;
end $$;

create function app_organization() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.organization', true), '')::uuid $$;
