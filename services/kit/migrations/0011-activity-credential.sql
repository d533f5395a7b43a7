-- With which session or API token somebody acted. Entries of before have none, and their hashes stay what they were.
alter table activity_log
  add column credential_type text check (credential_type in ('SESSION', 'API_TOKEN')),
  add column credential_id text,
  add column credential_name text,
  add check ((credential_type is null) = (credential_id is null));

create or replace function activity_hash(previous bytea, entry activity_log, place bigint) returns bytea language sql immutable
  as $$
    select sha256(previous || convert_to((jsonb_build_array(
      entry.organization_id, entry.id, place, extract(epoch from entry.at), entry.actor_id, entry.actor_name, entry.action, entry.record_type,
      entry.record_id, entry.record_label, entry.changes, entry.reason, entry.counts, entry.request_id)
      || case when entry.credential_type is null and entry.credential_id is null and entry.credential_name is null then '[]'::jsonb
        else jsonb_build_array(entry.credential_type, entry.credential_id, entry.credential_name) end)::text, 'UTF8'))
  $$;
