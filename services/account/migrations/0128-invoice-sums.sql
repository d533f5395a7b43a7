-- Sums and counts of all invoices, or of a state, are read from this index alone: a tenth of what the rows are.
drop index invoice_status;
create index invoice_status on invoice (organization_id, status, invoice_date, id)
  include (currency, total_minor, remaining_minor, withheld_open_minor, next_due_date);
