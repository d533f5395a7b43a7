-- Exchange rates that people enter: what other currencies come to in rupiah on a day. Nothing is converted without one.
create table exchange_rate (
  organization_id uuid not null,
  currency char(3) not null check (currency in ('USD', 'SGD')),
  day date not null,
  id uuid not null,
  -- Ten-thousandths of a rupiah for one unit of the currency.
  rate bigint not null check (rate > 0),
  -- Who published it.
  source text not null check (length(source) between 1 and 60),
  entered_at timestamptz not null,
  entered_by uuid,
  primary key (organization_id, currency, day),
  unique (organization_id, id)
);
