-- What a check shows of a file before it is stored: its sums, other accounts in it, values that it suggests, what duplicates say, and its
-- first rows that are ready.
alter table statement_import add column totals jsonb;
alter table statement_import add column left_out jsonb not null default '[]';
alter table statement_import_issue add column suggestion jsonb;
alter table statement_import_issue add column line jsonb;

create table statement_import_row (
  organization_id uuid not null,
  import_id uuid not null,
  place integer not null,
  row_number integer not null,
  date date not null,
  description text not null,
  party_name text,
  direction text not null check (direction in ('DEBIT', 'CREDIT')),
  amount_minor bigint not null check (amount_minor > 0),
  ending_balance_minor bigint,
  primary key (organization_id, import_id, place),
  foreign key (organization_id, import_id) references statement_import (organization_id, id) on delete cascade
);
