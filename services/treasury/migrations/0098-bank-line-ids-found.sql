-- Each file of a bank that gives its lines ids asks which of them are stored: found by the id, and not by looking at two months of lines.
create index statement_bank_line_id on statement_transaction (organization_id, bank_account_id, bank_line_id)
  where bank_line_id is not null;
