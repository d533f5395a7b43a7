-- Roles that see, or make, all that treasury posts may see, or export, how it is posted.
alter table role no force row level security;
update role set
  permissions = permissions || array['treasury.journals.view'] || case
    when permissions @> array['treasury.bills.manage', 'treasury.statements.manage'] then array['treasury.journals.manage']
    else '{}'::text[] end,
  changed_at = now(), version = version + 1
where permissions @> array['treasury.bills.view', 'treasury.statements.view'];
alter table role force row level security;
