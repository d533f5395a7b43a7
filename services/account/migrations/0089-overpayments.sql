-- What customers paid above what they owed is credit that the system makes; and what bank lines pay is a payment with a number.
alter table credit_memo
  add column kind text not null default 'CORRECTION' check (kind in ('CORRECTION', 'OVERPAYMENT')),
  -- Of an overpayment: the payment that it is the rest of. It corrects no invoice and has no lines.
  add column payment_id uuid,
  add column payment_number text,
  alter column invoice_id drop not null,
  alter column invoice_number drop not null,
  alter column note drop not null,
  alter column first_line drop not null,
  add foreign key (organization_id, payment_id) references received_payment (organization_id, id),
  drop constraint credit_memo_status_check,
  add constraint credit_memo_status_check
    check (status in ('DRAFT', 'PENDING', 'OPEN', 'PARTIALLY_APPLIED', 'APPLIED', 'VOIDED')),
  drop constraint credit_memo_line_count_check,
  add constraint credit_memo_kind check (
    case kind
      when 'CORRECTION' then status <> 'PENDING' and line_count between 1 and 500 and payment_id is null
        and num_nonnulls(invoice_id, invoice_number, note, first_line) = 4
      else status <> 'DRAFT' and line_count = 0 and vat_minor = 0 and withheld_minor = 0
        and num_nonnulls(payment_id, payment_number) = 2 and num_nonnulls(invoice_id, invoice_number, order_id, first_line) = 0
    end
  );
-- The bank gives no reasons: what follows from an undone match has none.
do $$
declare
  of_table text;
  rule text;
begin
  for of_table, rule in
    select conrelid::regclass::text, conname from pg_constraint
    where contype = 'c' and (
      (conrelid = 'credit_memo'::regclass and pg_get_constraintdef(oid) like '%reason IS NOT NULL)%')
      or (conrelid = 'credit_memo_application'::regclass and pg_get_constraintdef(oid) like '%undo_reason IS NULL)%')
      or (conrelid = 'received_payment'::regclass and pg_get_constraintdef(oid) like '%reason IS NOT NULL)%'))
  loop
    execute format('alter table %I drop constraint %I', of_table, rule);
  end loop;
end $$;
-- One payment has one overpayment that counts.
create unique index credit_memo_payment on credit_memo (organization_id, payment_id) where payment_id is not null and status <> 'VOIDED';

alter table received_payment
  -- Of what a bank line paid without anybody having said so before: the match in treasury, and the line.
  add column reconciliation_id uuid,
  add column line_id uuid,
  add constraint received_payment_of_line check ((reconciliation_id is null) = (line_id is null));
alter table credit_memo
  add constraint credit_memo_reason check (
    case when kind = 'CORRECTION' then (reason is not null) = (status = 'VOIDED') else reason is null or status = 'VOIDED' end
  );
alter table received_payment
  add constraint received_payment_reason check (
    case when reconciliation_id is null then (reason is not null) = (status = 'CANCELED') else reason is null end
  );
alter table credit_memo_application
  add constraint credit_memo_application_reason check (undo_reason is null or undone_at is not null);
create unique index received_payment_line on received_payment (organization_id, reconciliation_id, line_id, customer_id)
  where reconciliation_id is not null;

alter table received_payment_application
  -- What settles the invoice: money, the fee that the bank took of it, or rounding.
  add column kind text not null default 'CASH' check (kind in ('CASH', 'FEE', 'ROUNDING'));
