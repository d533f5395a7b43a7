-- A run asks which matches were undone, to leave them to people; of all matches these are few.
create index reconciliation_removed on reconciliation (organization_id, id) where removed_at is not null;
