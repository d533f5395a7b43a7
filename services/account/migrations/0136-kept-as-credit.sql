-- What of a bank line was above what was expected and is kept as credit: it settled nothing of what treasury expects.
alter table bank_receipt add column kept_minor bigint not null default 0 check (kept_minor >= 0);
