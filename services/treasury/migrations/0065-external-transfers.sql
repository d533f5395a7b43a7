-- A transfer may go to an account of the same entity that is not kept here: then the beneficiary alone says where. No transfer goes to a
-- counterparty, and every payment has an account of one or of another entity.
alter table payment
  drop constraint payment_check,
  drop constraint payment_check1,
  add constraint payment_end check (kind = 'TRANSFER' or to_account_id is not null or counterparty_account_id is not null),
  add constraint payment_transfer_end check (kind = 'PAYMENT' or (counterparty_id is null and counterparty_account_id is null));
