-- A rate is replaced or deleted only by who has seen it as it is.
alter table exchange_rate add column version integer not null default 1;
