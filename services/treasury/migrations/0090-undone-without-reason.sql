-- One's own match of the last minutes is undone without a reason: none is stored, and each language says so in its own words.
alter table reconciliation drop constraint reconciliation_check;
alter table reconciliation add constraint reconciliation_removal_check check (removed_at is not null or removal_reason is null);
alter table reconciliation no force row level security;
update reconciliation set removal_reason = null where removal_reason = 'Undone at once';
alter table reconciliation force row level security;
