-- What somebody says was transferred for an invoice, which a bank line should show within days.
alter table receivable
  add column claimed_minor bigint,
  add column claimed_on date,
  add constraint receivable_claimed check (num_nonnulls(claimed_minor, claimed_on) in (0, 2) and claimed_minor > 0);
create index receivable_claimed on receivable (organization_id, claimed_on) where claimed_on is not null;
