-- Whether an account of our own is paid is asked before it is closed, deleted or given another number.
create index payment_to_account on payment (organization_id, to_account_id) where to_account_id is not null;
