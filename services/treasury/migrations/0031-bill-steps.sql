-- Where a bill stood before its last step, so that its maker can be told what became of it. What was stored before knows of none.
alter table bill
  add column previous_status text check (previous_status in ('DRAFT', 'SUBMITTED', 'APPROVED', 'PAID', 'CANCELLED'));
