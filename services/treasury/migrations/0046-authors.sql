-- Everybody who wrote a part of what people approve, so that none of them approves it, however harmless the last edit was.
alter table payment add column author_ids uuid[];
alter table bill add column author_ids uuid[];
-- What a series is made from may be of several people too: each of its payments is of all of them.
alter table payment_recurrence add column author_ids uuid[];

alter table payment no force row level security;
alter table bill no force row level security;
alter table payment_recurrence no force row level security;
alter table activity_log no force row level security;

update payment set author_ids = array(select distinct id from unnest(array[created_by, edited_by]) as id where id is not null);
update bill set author_ids = array(select distinct id from unnest(array[created_by, edited_by]) as id where id is not null);
update payment_recurrence set author_ids = array_remove(array[created_by], null);

-- Of what nobody has decided yet, the log still knows who came between.
update payment p set author_ids = array(
  select distinct id from (
    select unnest(p.author_ids)
    union all
    select l.actor_id from activity_log l
    where l.organization_id = p.organization_id and l.record_type = 'PAYMENT' and l.record_id = p.id
      and l.action in ('CREATED', 'UPDATED')) as person (id)
  where id is not null)
where status = 'NEEDS_APPROVAL';
update bill b set author_ids = array(
  select distinct id from (
    select unnest(b.author_ids)
    union all
    select l.actor_id from activity_log l
    where l.organization_id = b.organization_id and l.record_type = 'BILL' and l.record_id = b.id
      and l.action in ('CREATED', 'UPDATED')) as person (id)
  where id is not null)
where status in ('DRAFT', 'SUBMITTED');

alter table payment force row level security;
alter table bill force row level security;
alter table payment_recurrence force row level security;
alter table activity_log force row level security;

-- No default: whatever stores one says whose it is.
alter table payment alter column author_ids set not null;
alter table bill alter column author_ids set not null;
alter table payment_recurrence alter column author_ids set not null;
