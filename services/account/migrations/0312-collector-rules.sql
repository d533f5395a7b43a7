-- Above what amounts VAT collectors keep the VAT, and what government treasurers withhold of goods: what members have confirmed, or entered
-- from the day on which it changes. Without a row the program's own values apply, unconfirmed.
create table collector_rule (
  organization_id uuid not null references organization (organization_id),
  kind text not null check (kind in ('GOVERNMENT_THRESHOLD', 'OTHER_COLLECTOR_THRESHOLD', 'PPH22_RATE')),
  valid_from date not null,
  -- Rupiah in minor units, or hundredths of a percent.
  value bigint not null check (value >= 0),
  confirmed_at timestamptz not null,
  confirmed_by uuid,
  primary key (organization_id, kind, valid_from),
  check (kind <> 'PPH22_RATE' or value <= 10000)
);
