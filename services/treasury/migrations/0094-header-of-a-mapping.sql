-- A mapping holds for files with the header that it was made for: columns that changed places are pointed out again.
alter table bank_account add column statement_header jsonb check (jsonb_typeof(statement_header) = 'array');
