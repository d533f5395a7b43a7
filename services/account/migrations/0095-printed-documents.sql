-- Not invoices alone: receipts of payments and credit memos are printed and kept in the same way, each version once for each language.
alter table invoice_document rename to printed_document;
alter table printed_document
  alter column invoice_id drop not null,
  add column payment_id uuid,
  add column memo_id uuid,
  add constraint printed_document_of check (num_nonnulls(invoice_id, payment_id, memo_id) = 1),
  add foreign key (organization_id, payment_id) references received_payment (organization_id, id),
  add foreign key (organization_id, memo_id) references credit_memo (organization_id, id),
  add unique (organization_id, payment_id, version, language),
  add unique (organization_id, memo_id, version, language);
