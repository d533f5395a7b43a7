-- What goes to a counterparty in a day is counted over all its accounts.
create index payment_counterparty_day on payment (organization_id, counterparty_id, value_date)
  where counterparty_id is not null and to_account_id is null;
