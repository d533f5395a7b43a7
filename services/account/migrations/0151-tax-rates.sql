-- Exchange rates of the Minister of Finance (KMK), by which taxes are counted in rupiah: each holds for its days, a week as a rule.
create table tax_rate (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$' and currency <> 'IDR'),
  valid_from date not null,
  valid_until date not null,
  -- Ten-thousandths of a rupiah for one unit of the currency.
  rate bigint not null check (rate > 0),
  -- The decree that says so.
  decree text not null check (length(decree) between 1 and 60),
  created_at timestamptz not null,
  created_by uuid,
  primary key (organization_id, id),
  check (valid_until between valid_from and valid_from + 30)
);
create unique index tax_rate_days on tax_rate (organization_id, currency, valid_from);

alter table invoice
  -- The rate by which its taxes are counted in rupiah; frozen when it is issued. Null: in rupiah, or issued elsewhere.
  add column rupiah_rate bigint check (rupiah_rate > 0),
  add column rate_decree text,
  add check ((rupiah_rate is null) = (rate_decree is null)),
  add check (rupiah_rate is null or currency <> 'IDR');
