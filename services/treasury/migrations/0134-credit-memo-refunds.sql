-- Refunds of the account service's credit memos, whose money is to leave: what we know of each, and as of which version of it.
create table credit_memo_refund (
  organization_id uuid not null,
  -- The refund's id there.
  id uuid not null,
  credit_memo_id uuid not null,
  -- Of the credit memo.
  number text not null,
  customer_id uuid not null,
  -- As whom the customer is known here; null where nothing of it was ever expected.
  counterparty_id uuid,
  -- Names and account numbers under which banks may print the customer.
  known_as text[] not null,
  -- Where the money is to go, as when it was asked for.
  bank_name text not null,
  account_number text not null,
  account_name text not null,
  currency char(3) not null check (currency in ('IDR', 'USD', 'SGD')),
  amount_minor bigint not null check (amount_minor > 0),
  is_called_off boolean not null,
  version integer not null,
  primary key (organization_id, id),
  foreign key (organization_id, counterparty_id) references counterparty (organization_id, id) on delete set null (counterparty_id)
);
create index credit_memo_refund_customer on credit_memo_refund (organization_id, customer_id);
create index credit_memo_refund_counterparty on credit_memo_refund (organization_id, counterparty_id) where counterparty_id is not null;

-- One for each refund, whatever becomes of it.
alter table expected_transaction
  add column refund_id uuid,
  add column credit_memo_id uuid,
  add foreign key (organization_id, refund_id) references credit_memo_refund (organization_id, id),
  drop constraint expected_transaction_source_check,
  add constraint expected_transaction_source_check
    check (source in ('MANUAL', 'IMPORT', 'PAYMENT', 'BILL', 'DEPOSIT', 'PROVIDER', 'INVOICE', 'CREDIT_MEMO')),
  add check ((source = 'CREDIT_MEMO') = (refund_id is not null) and (refund_id is null) = (credit_memo_id is null));
create unique index expected_of_refund on expected_transaction (organization_id, refund_id) where refund_id is not null;
