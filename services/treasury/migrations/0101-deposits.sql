-- Deposits: money placed at a bank for a tenor, what each term of it pays, and the money that it has expected.
create table deposit (
  organization_id uuid not null,
  id uuid not null,
  number text not null,
  status text not null default 'NEW' check (status in ('NEW', 'ACTIVE', 'MATURED', 'CLOSED')),
  entity_id uuid not null,
  bank_code text not null,
  alias text collate "unicode" not null check (length(alias) between 1 and 100),
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  -- What was placed first.
  amount_minor bigint not null check (amount_minor > 0),
  issued_on date not null,
  tenor integer not null check (tenor > 0),
  tenor_type text not null check (tenor_type in ('DAYS', 'WEEKS', 'MONTHS', 'YEARS')),
  interest_rate numeric(7, 4) not null check (interest_rate between 0 and 100),
  -- The rate of a renewal is that of the term before until the bank has told it.
  rate_is_assumed boolean not null default false,
  next_interest_rate numeric(7, 4) check (next_interest_rate between 0 and 100),
  renewal text not null check (renewal in ('NONE', 'PRINCIPAL', 'PRINCIPAL_AND_INTEREST')),
  interest_payout text not null check (interest_payout in ('MATURITY', 'MONTHLY')),
  day_basis smallint not null check (day_basis in (360, 365)),
  tax_rate numeric(7, 4) not null check (tax_rate between 0 and 100),
  pledged boolean not null,
  closable_early boolean not null,
  forfeits_interest boolean not null,
  penalty_rate numeric(7, 4) check (penalty_rate between 0 and 100),
  penalty_minor bigint check (penalty_minor > 0),
  claws_back boolean not null,
  source_account_id uuid,
  payout_account_id uuid,
  -- The term that runs, or the last one.
  term integer not null,
  term_starts_on date not null,
  matures_on date not null,
  days integer not null,
  principal_minor bigint not null check (principal_minor > 0),
  interest_minor bigint not null check (interest_minor >= 0),
  tax_minor bigint not null check (tax_minor between 0 and interest_minor),
  next_interest_on date,
  next_interest_minor bigint,
  -- When the calendar brings something: the issue, a payout or the maturity. Null once nothing comes any more.
  next_step_on date,
  closed_on date,
  closed_at timestamptz,
  closed_by uuid,
  close_reason text check (length(close_reason) between 1 and 255),
  payout_minor bigint,
  created_at timestamptz not null default now(),
  created_by uuid,
  version integer not null default 1,
  search_text text not null generated always as (lower(number || ' ' || alias)) stored,
  primary key (organization_id, id),
  foreign key (organization_id, entity_id) references entity (organization_id, id),
  foreign key (organization_id, source_account_id) references bank_account (organization_id, id),
  foreign key (organization_id, payout_account_id) references bank_account (organization_id, id),
  check (penalty_rate is null or penalty_minor is null),
  check ((status in ('NEW', 'ACTIVE')) = (next_step_on is not null)),
  check ((status = 'CLOSED') = (closed_at is not null)),
  check (not (renewal = 'PRINCIPAL_AND_INTEREST' and interest_payout = 'MONTHLY'))
);
create unique index deposit_number on deposit (organization_id, number);
create unique index deposit_alias on deposit (organization_id, lower(alias));
create index deposit_maturity on deposit (organization_id, matures_on, id);
create index deposit_issued on deposit (organization_id, issued_on, id);
create index deposit_amount on deposit (organization_id, amount_minor, id);
create index deposit_created on deposit (organization_id, created_at, id);
create index deposit_status on deposit (organization_id, status, matures_on, id);
create index deposit_source on deposit (organization_id, source_account_id) where source_account_id is not null;
create index deposit_payout on deposit (organization_id, payout_account_id) where payout_account_id is not null;
create index deposit_due on deposit (next_step_on) where next_step_on is not null;

-- Each payout of interest: a term, or a month of it. Its key is what makes a renewal happen once.
create table deposit_period (
  organization_id uuid not null,
  deposit_id uuid not null,
  term integer not null,
  place integer not null,
  starts_on date not null,
  ends_on date not null,
  days integer not null check (days > 0),
  principal_minor bigint not null,
  interest_rate numeric(7, 4) not null,
  interest_minor bigint not null,
  tax_minor bigint not null,
  net_minor bigint not null generated always as (interest_minor - tax_minor) stored,
  -- Its interest stays in the deposit.
  is_renewed boolean not null,
  primary key (organization_id, deposit_id, term, place),
  foreign key (organization_id, deposit_id) references deposit (organization_id, id),
  check (ends_on > starts_on)
);

alter table expected_transaction
  add column deposit_id uuid,
  add column deposit_part text check (deposit_part in ('PLACEMENT', 'INTEREST', 'PRINCIPAL', 'CLOSING')),
  add column deposit_term integer,
  add column deposit_place integer,
  add foreign key (organization_id, deposit_id) references deposit (organization_id, id),
  add check (num_nonnulls(deposit_id, deposit_part, deposit_term, deposit_place) in (0, 4));
-- One that a change has replaced stays as an archived record.
create unique index expected_of_deposit on expected_transaction (organization_id, deposit_id, deposit_term, deposit_part, deposit_place)
  where deposit_id is not null and status <> 'ARCHIVED';

-- The worker looks for what is due in all organizations.
create policy due on deposit for select to treasury_system using (true);
grant select (organization_id, id, next_step_on) on deposit to treasury_system;
