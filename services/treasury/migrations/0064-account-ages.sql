-- When an account of a counterparty was added, and by whom, so that whoever approves a payment to a new one is told. Of those that there are,
-- the counterparty's own moment and maker are the best that is known.
alter table counterparty_account
  add column created_at timestamptz not null default now(),
  add column created_by uuid;
alter table counterparty no force row level security;
alter table counterparty_account no force row level security;
update counterparty_account account set created_at = owner.created_at, created_by = owner.created_by
  from counterparty owner
  where owner.organization_id = account.organization_id and owner.id = account.counterparty_id;
alter table counterparty force row level security;
alter table counterparty_account force row level security;
