-- What was forecast on a day, kept each night so that it can be compared with what happened.
create table forecast_snapshot (
  organization_id uuid not null,
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  taken_on date not null,
  -- Null: no balance was known.
  opening_minor bigint,
  primary key (organization_id, currency, taken_on)
);

-- Its days on which money was to come or go, by source.
create table forecast_snapshot_day (
  organization_id uuid not null,
  currency char(3) not null,
  taken_on date not null,
  day date not null check (day >= taken_on),
  source text not null,
  in_minor bigint not null check (in_minor >= 0),
  out_minor bigint not null check (out_minor >= 0),
  primary key (organization_id, currency, taken_on, day, source),
  foreign key (organization_id, currency, taken_on) references forecast_snapshot (organization_id, currency, taken_on) on delete cascade
);
