-- What remains of an invoice in cash and will not come is written off with a memo: without VAT and lines, and it pays that invoice alone.
alter table credit_memo
  drop constraint credit_memo_kind_check,
  add constraint credit_memo_kind_check check (kind in ('CORRECTION', 'OVERPAYMENT', 'WRITE_OFF')),
  drop constraint credit_memo_kind,
  add constraint credit_memo_kind check (
    case kind
      when 'CORRECTION' then status <> 'PENDING' and line_count between 1 and 500 and payment_id is null
        and num_nonnulls(invoice_id, invoice_number, note, first_line) = 4
      when 'OVERPAYMENT' then status <> 'DRAFT' and line_count = 0 and vat_minor = 0 and withheld_minor = 0
        and num_nonnulls(payment_id, payment_number) = 2 and num_nonnulls(invoice_id, invoice_number, order_id, first_line) = 0
      else status in ('DRAFT', 'APPLIED', 'VOIDED') and line_count = 0 and vat_minor = 0 and withheld_minor = 0
        and num_nonnulls(invoice_id, invoice_number, note) = 3 and num_nonnulls(payment_id, payment_number, first_line) = 0
    end
  ),
  drop constraint credit_memo_reason,
  add constraint credit_memo_reason check (
    case when kind = 'OVERPAYMENT' then reason is null or status = 'VOIDED' else (reason is not null) = (status = 'VOIDED') end
  );
