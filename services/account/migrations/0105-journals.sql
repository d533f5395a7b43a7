-- Journals follow from records and are kept nowhere but where they left: which accounts the company has set, and what each export held.
create table journal_account (
  organization_id uuid not null references organization (organization_id),
  -- What the account is for.
  key text not null check (length(key) between 1 and 80),
  -- As in the company's chart; null: nothing may be posted there yet.
  code text check (length(code) between 1 and 30),
  name text check (length(name) between 1 and 100),
  primary key (organization_id, key)
);
create table journal_setting (
  organization_id uuid not null references organization (organization_id),
  version integer not null default 1,
  primary key (organization_id)
);

create table journal_export (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  -- The first day.
  month date not null check (extract(day from month) = 1),
  -- How many exports of the month this makes.
  sequence integer not null check (sequence >= 1),
  -- All entries of the month; otherwise what changed since the exports before.
  is_full boolean not null,
  layout text not null check (layout in ('CSV')),
  language text not null check (language in ('en', 'id')),
  -- Why all of it was exported again.
  reason text check (length(reason) between 1 and 500),
  name text not null check (length(name) between 1 and 200),
  content text not null,
  entry_count integer not null check (entry_count >= 1),
  line_count integer not null check (line_count >= 2),
  created_at timestamptz not null,
  created_by uuid,
  created_by_name text,
  primary key (organization_id, id),
  unique (organization_id, month, sequence),
  check (is_full or sequence > 1),
  check ((reason is not null) = (is_full and sequence > 1))
);

/* Whether the debits of an entry are its credits, to the minor unit. */
create function journal_is_balanced(lines jsonb) returns boolean
  language sql immutable strict set search_path = pg_catalog
begin atomic
  select count(*) >= 2 and sum(debit) = sum(credit) and sum(debit) > 0
    and bool_and((debit > 0 and credit = 0) or (credit > 0 and debit = 0))
  from (select (line ->> 'debit')::bigint as debit, (line ->> 'credit')::bigint as credit
    from jsonb_array_elements(lines) line) one;
end;

-- What left, line by line, with the accounts of that moment. One entry has one currency.
create table journal_export_entry (
  organization_id uuid not null,
  export_id uuid not null,
  place integer not null check (place >= 1),
  kind text not null,
  record_id uuid not null,
  day date not null,
  number text,
  party text,
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  -- It takes back what an export before held.
  is_reversal boolean not null,
  lines jsonb not null,
  primary key (organization_id, export_id, place),
  foreign key (organization_id, export_id) references journal_export (organization_id, id),
  constraint journal_export_entry_balanced check (journal_is_balanced(lines))
);

-- Roles that see, or make, all that is posted may see, or export, how it is posted. Whoever migrates is closed out of the table like everybody.
alter table role no force row level security;
update role set
  permissions = permissions || array['invoicing.journals.view'] || case
    when permissions @> array['invoicing.invoices.manage', 'invoicing.creditMemos.manage', 'invoicing.payments.manage']
    then array['invoicing.journals.manage'] else '{}'::text[] end,
  changed_at = now(), version = version + 1
where permissions @> array['invoicing.invoices.view', 'invoicing.creditMemos.view', 'invoicing.payments.view'];
alter table role force row level security;
