-- Bills in the approvals inbox, as payments are there: what waits for a decision, and what one person made or decided.
-- A draft may be old when it is submitted: a bill waits since then.
create index bill_undecided on bill (organization_id, coalesce(submitted_at, created_at), id) where status = 'SUBMITTED';
create index bill_maker on bill (organization_id, created_by);
create index bill_approver on bill (organization_id, approved_by) where approved_by is not null;
create index bill_canceller on bill (organization_id, cancelled_by) where cancelled_by is not null;
