-- Money that people plan for before any record stands for it: once or by a rule. Forecasts show what real records don't cover yet.
create table planned_line (
  organization_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  direction text not null check (direction in ('DEBIT', 'CREDIT')),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  -- Whose real records, or those of which category of bills, take its place; neither: none do.
  counterparty_id uuid,
  category text check (length(category) between 1 and 60),
  rule text not null check (rule in ('ONCE', 'WEEKLY', 'MONTHLY', 'LAST_BANKING_DAY', 'YEARLY')),
  -- The first day; its weekday, or its day of the month, is that of the others.
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  primary key (organization_id, id),
  -- A plan outlives the counterparty that it was made with.
  foreign key (organization_id, counterparty_id) references counterparty (organization_id, id) on delete set null (counterparty_id),
  check (num_nonnulls(counterparty_id, category) <= 1),
  check (rule <> 'ONCE' or ends_on is null)
);
-- Bills of a category that a plan names.
create index bill_category on bill (organization_id, category, due_date) where category is not null;
