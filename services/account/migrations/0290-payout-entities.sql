-- The legal entity whose bank account a virtual account's provider pays out to, as treasury says; null: not known yet.
alter table customer_virtual_account add column payout_entity_id uuid;
