-- The receipt that a customer signed for a paper invoice.
alter table invoice add received_file_id uuid;
alter table invoice add foreign key (organization_id, received_file_id) references file (organization_id, id);
-- Deleting a file checks this foreign key, which must not scan all invoices.
create index invoice_received_file on invoice (organization_id, received_file_id) where received_file_id is not null;
