-- Which later files name a stored line as their duplicate: when its own file is taken back, it stays as a line of one of them.
create index statement_import_issue_twin on statement_import_issue (organization_id, twin_id) where twin_id is not null;

-- What a line points at stays what it is, but that it may pass from one import to another of its account.
drop trigger line_key_stays on statement_transaction;
create trigger line_key_stays before update on statement_transaction for each row
  when (
    (old.organization_id, old.bank_account_id) is distinct from (new.organization_id, new.bank_account_id)
    or (old.import_id is null) <> (new.import_id is null))
  execute function line_key_stays();

create function line_passes_on() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  perform from statement_import i
  where i.organization_id = new.organization_id and i.id = new.import_id and i.bank_account_id = new.bank_account_id for key share;
  if not found then
    raise foreign_key_violation using table = 'statement_transaction', constraint = 'statement_belongs',
      message = 'a line points at no import of its account';
  end if;
  return new;
end $$;
create trigger line_passes_on before update on statement_transaction for each row
  when (old.import_id <> new.import_id) execute function line_passes_on();
