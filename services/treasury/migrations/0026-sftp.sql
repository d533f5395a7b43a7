-- Files may also lie at a bank's own server, behind a login that is sealed like the credentials of an API.
alter table bank_connection drop constraint bank_connection_check;
alter table bank_connection add constraint bank_connection_sealed check (type <> 'API' or sealed is not null);
alter table bank_connection add column way text not null
  generated always as (case when type = 'API' then 'API' when sealed is not null then 'SFTP' else 'FOLDER' end) stored;

-- The worker looks into folders all the time; servers are asked at their times.
grant select (way) on bank_connection to treasury_system;
