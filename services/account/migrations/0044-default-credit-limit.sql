-- What new customers begin with, beside the payment term. Null: no limit; in the organization's own currency.
alter table order_settings add column credit_limit_minor bigint check (credit_limit_minor >= 0);
