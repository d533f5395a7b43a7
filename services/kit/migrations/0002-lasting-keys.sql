-- What moves money is never done again for the same key, however late it comes.
alter table idempotency add column lasting boolean not null default false;
drop index idempotency_at;
create index idempotency_at on idempotency (at) where not lasting;
