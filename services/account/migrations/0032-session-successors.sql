-- The id that follows a session id is offered until it is first used: the answer that carries it may never arrive.
alter table session add column successor_hash bytea unique; -- SHA-256 of the last one that was offered
alter table session add column offers integer not null default 0; -- how many were offered
alter table session add column offered_at timestamptz;
alter table session add check ((successor_hash is null) = (offers = 0) and (offered_at is null) = (offers = 0));
