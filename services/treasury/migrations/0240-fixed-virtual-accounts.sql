-- A fixed virtual account is a charge of no amount and of no invoice: a customer pays to it as often as they like, until it is closed.
alter table provider_charge alter column amount_minor drop not null, alter column invoice_number drop not null;
alter table provider_charge add constraint provider_charge_fixed check (
  (amount_minor is null) = (invoice_number is null)
  and (amount_minor is not null or (method = 'VIRTUAL_ACCOUNT' and transaction_id is null and status <> 'SUCCEEDED'))
);
