-- Where a bank account stands. `bank_status` is the bank's last word, which holds until its next; `closed_by_hand` tells whether a person has
-- closed it, so that no word of the bank opens it again.
alter table bank_account
  add column status text not null default 'NEW' check (status in ('NEW', 'ACTIVE', 'DORMANT', 'CLOSED')),
  add column bank_status text check (bank_status in ('NEW', 'ACTIVE', 'DORMANT', 'CLOSED')),
  add column closed_by_hand boolean not null default false,
  add constraint bank_account_closed check (status = 'CLOSED' or not closed_by_hand);
alter table bank_account no force row level security;
update bank_account set status = 'ACTIVE' where last_statement_on is not null;
alter table bank_account force row level security;

-- Days without lines after which an account is dormant.
alter table payment_settings add column dormant_days integer not null default 180 check (dormant_days between 30 and 3650);
alter table payment_settings alter column dormant_days drop default;
