-- An invoice of which no cash is expected any more because the rest was written off says so, and not that it is paid.
alter table invoice
  -- Of what is settled, what was written off.
  add written_off_minor bigint not null default 0,
  drop constraint invoice_status_check,
  add constraint invoice_status_check
    check (status in ('DRAFT', 'WAITING_APPROVAL', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'WRITTEN_OFF', 'CANCELED'));
do $$
declare
  found text;
begin
  -- Written without a name: what remains is of those that are open.
  select conname into strict found from pg_constraint
  where conrelid = 'invoice'::regclass and pg_get_constraintdef(oid) like 'CHECK (((remaining_minor = 0) OR %';
  execute format('alter table invoice drop constraint %I', found);
end $$;

alter table invoice no force row level security;
alter table credit_memo no force row level security;
alter table credit_memo_application no force row level security;
update invoice
set written_off_minor = written.minor,
  status = case
    when remaining_minor = withheld_open_minor and status in ('PARTIALLY_PAID', 'PAID') then 'WRITTEN_OFF' else status end,
  version = version + 1
from (
  select a.organization_id, a.invoice_id, sum(a.amount_minor)::bigint as minor
  from credit_memo_application a
  join credit_memo m on m.organization_id = a.organization_id and m.id = a.memo_id and m.kind = 'WRITE_OFF'
  where a.undone_at is null group by a.organization_id, a.invoice_id) written
where invoice.organization_id = written.organization_id and invoice.id = written.invoice_id;
alter table invoice force row level security;
alter table credit_memo force row level security;
alter table credit_memo_application force row level security;

alter table invoice
  add constraint invoice_open check (remaining_minor = 0 or status in ('ISSUED', 'PARTIALLY_PAID', 'WRITTEN_OFF')),
  add constraint invoice_written_off check (
    written_off_minor between 0 and total_minor
    and (status <> 'WRITTEN_OFF' or written_off_minor > 0 and remaining_minor = withheld_open_minor)
    and (status <> 'PAID' or written_off_minor = 0)
  );
