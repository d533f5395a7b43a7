-- What a deposit's interest is taxed as: the rate that is proposed follows from it.
alter table deposit add column tax_treatment text not null default 'ORDINARY'
  check (tax_treatment in ('ORDINARY', 'EXPORT_PROCEEDS', 'PENSION_FUND'));
alter table deposit add check (tax_treatment <> 'EXPORT_PROCEEDS' or currency = 'USD');
-- People sort and filter by what a deposit holds, which grows where interest is renewed.
drop index deposit_amount;
create index deposit_principal on deposit (organization_id, principal_minor, id);
