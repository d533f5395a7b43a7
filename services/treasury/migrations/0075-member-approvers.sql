-- Which members may approve payments today: active ones whose role says so. Until the account service is read again nobody is known to.
alter table member add column may_approve_payments boolean not null default false;
-- Without a position everything is read again.
delete from projection_position;
