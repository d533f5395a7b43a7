-- Before this date nothing is dated, matched or undone without the owner. Null: nothing is locked.
alter table controls
  add column locked_before date,
  add column lock_reason text check (length(lock_reason) between 1 and 500),
  add column lock_set_by uuid,
  add column lock_set_by_name text,
  add column lock_set_at timestamptz,
  add check ((lock_set_at is null) = (lock_reason is null) and (lock_set_at is null) = (lock_set_by is null)),
  add check (locked_before is null or lock_set_at is not null);
