-- Below how much cash in a currency should not fall.
create table minimum_cash (
  organization_id uuid not null,
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  -- Null: none any more.
  amount_minor bigint check (amount_minor >= 0),
  version integer not null default 1,
  primary key (organization_id, currency)
);

-- How late receipts come, learnt each night: of each counterparty, and under a zero id of all together.
create table receipt_lag (
  organization_id uuid not null,
  counterparty_id uuid not null,
  days integer not null check (days between -10 and 90),
  samples integer not null check (samples >= 3),
  primary key (organization_id, counterparty_id)
);
