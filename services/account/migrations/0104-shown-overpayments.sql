-- What a claim has above its invoices waits until a bank line shows it: the match that did, whose undoing makes it wait again.
alter table credit_memo add column shown_by uuid;
alter table credit_memo add check (shown_by is null or (kind = 'OVERPAYMENT' and status <> 'PENDING'));
create index credit_memo_shown_by on credit_memo (organization_id, shown_by) where shown_by is not null;
