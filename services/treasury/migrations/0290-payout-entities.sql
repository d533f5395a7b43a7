-- The account service learns to which legal entity the fixed virtual accounts pay out that were opened before it asked.
alter table provider_charge no force row level security;
alter table outbox no force row level security;
insert into outbox (organization_id, type, subject_id)
select organization_id, 'provider-charge.changed', id from provider_charge where amount_minor is null and status = 'PENDING';
alter table provider_charge force row level security;
alter table outbox force row level security;
