-- Banks whose files give each line an id tell by it whether two equal lines are one.
alter table statement_transaction add column bank_line_id text check (length(bank_line_id) <= 200);
