-- The serial number of the e-meterai on an invoice, which is known once it is issued.
alter table invoice add stamp_serial text check (length(stamp_serial) between 1 and 40);
