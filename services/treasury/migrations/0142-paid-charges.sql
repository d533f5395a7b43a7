-- What was paid of a charge: another amount than was asked for is found without reading all that were paid.
alter table provider_charge add column paid_minor bigint;
alter table provider_charge no force row level security;
alter table provider_transaction no force row level security;
update provider_charge c set paid_minor = t.gross_minor
from provider_transaction t where (t.organization_id, t.id) = (c.organization_id, c.transaction_id);
alter table provider_transaction force row level security;
alter table provider_charge force row level security;
alter table provider_charge add check ((paid_minor is null) = (transaction_id is null));
create index provider_charge_other_amount on provider_charge (organization_id, transaction_id) where paid_minor <> amount_minor;
