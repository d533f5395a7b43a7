-- Who owns the organization: nobody else passes its period lock. It is filled when the projection reads the organization again.
alter table member add column is_owner boolean not null default false;
