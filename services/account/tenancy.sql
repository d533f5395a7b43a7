-- Runs after the kit's tenancy script, and is idempotent. The kit has granted `account_system` all rights on tables without organization_id
-- (people, passwords, sessions); this script grants the few exceptions between the two sides.

-- A system transaction may look up, across organizations, what decides about access. What it may change there is listed by column.
do $$
declare name text;
begin
  foreach name in array array['organization', 'entity', 'controls', 'role', 'membership', 'invitation', 'api_token', 'session_visit'] loop
    execute format('grant select on %I to account_system', name);
    execute format('drop policy if exists system_reads on %I', name);
    execute format('create policy system_reads on %I for select to account_system using (true)', name);
  end loop;
end $$;
grant update (last_used_at) on api_token to account_system;
drop policy if exists system_marks_use on api_token;
create policy system_marks_use on api_token for update to account_system using (true);

-- An organization sees the names of its own members, current and former, and their language for emails; nothing else of a person.
alter table person enable row level security;
alter table person force row level security;
drop policy if exists system on person;
create policy system on person to account_system using (true) with check (true);
drop policy if exists members on person;
create policy members on person for select to account
  using (exists (select from membership where membership.person_id = person.id));
grant select (id, email, full_name, preferred_name, language) on person to account;

-- Where colleagues' photos are; the photo itself is requested by its person's id.
grant select (photo_id) on person to account;

-- A user who accepts an invitation is not in its organization yet: the system uses up the invitation and activates the membership.
grant update (used_at) on invitation to account_system;
drop policy if exists system_uses on invitation;
create policy system_uses on invitation for update to account_system using (true);
grant update (status, joined_at, changed_at, version) on membership to account_system;
drop policy if exists system_admits on membership;
create policy system_admits on membership for update to account_system using (true);

-- The delivery log is only kept for a limited time.
grant select (created_at, status), delete on webhook_delivery to account_system;
drop policy if exists system_tidies on webhook_delivery;
create policy system_tidies on webhook_delivery to account_system using (true);

-- The founder creates the first organization: only their own row, and only that column.
alter table setup_link enable row level security;
alter table setup_link force row level security;
drop policy if exists system on setup_link;
create policy system on setup_link to account_system using (true) with check (true);
drop policy if exists founder on setup_link;
create policy founder on setup_link to account
  using (person_id = nullif(current_setting('app.actor', true), '')::uuid)
  with check (person_id = nullif(current_setting('app.actor', true), '')::uuid);
grant select (person_id, created_organization_id), update (created_organization_id) on setup_link to account;

-- A draft of a form is its owner's alone; the system only deletes old ones.
drop policy if exists owner_only on form_draft;
create policy owner_only on form_draft as restrictive to account
  using (owner_id = (select nullif(current_setting('app.actor', true), '')::uuid))
  with check (owner_id = (select nullif(current_setting('app.actor', true), '')::uuid));
grant select (updated_at), delete on form_draft to account_system;
drop policy if exists system_tidies on form_draft;
create policy system_tidies on form_draft to account_system using (true);

-- Official regions are shared data.
grant select on region to account;

-- Finds the customer of a link before the organization is known: only these columns, and above all not what was typed.
grant select (organization_id, id, customer_id, token_hash, form, expires_at, used_at, cancelled_at) on customer_invitation to account_system;
drop policy if exists system_finds on customer_invitation;
create policy system_finds on customer_invitation for select to account_system using (true);

-- Finds the invoice of a checkout link before the organization is known, and charges to cancel across organizations.
grant select on checkout_link to account_system;
drop policy if exists system_finds on checkout_link;
create policy system_finds on checkout_link for select to account_system using (true);
grant select (organization_id, id, is_cancel_due) on checkout_session to account_system;
drop policy if exists system_finds on checkout_session;
create policy system_finds on checkout_session for select to account_system using (true);
-- Finds a customer's link and session before the organization is known, without changing them.
grant select (organization_id, customer_id, email, removed_at, added_by) on customer_user to account_system;
drop policy if exists system_finds on customer_user;
create policy system_finds on customer_user for select to account_system using (true);
grant select (organization_id, id, customer_id, email, token_hash, expires_at, used_at) on customer_sign_in_link to account_system;
drop policy if exists system_finds on customer_sign_in_link;
create policy system_finds on customer_sign_in_link for select to account_system using (true);
grant select (organization_id, id, customer_id, email, secret_hash, last_used_at, expires_at, ended_at) on customer_session to account_system;
drop policy if exists system_finds on customer_session;
create policy system_finds on customer_session for select to account_system using (true);
grant select (organization_id, id, status, email) on customer to account_system;
drop policy if exists system_finds on customer;
create policy system_finds on customer for select to account_system using (true);

-- Unused uploads of customers are deleted after a day, with their files.
grant select (file_id, organization_id, created_at, used_at) on customer_upload to account_system;
drop policy if exists system_finds on customer_upload;
create policy system_finds on customer_upload for select to account_system using (true);

-- A customer's session sees that customer's rows of that organization, and only what customers may see of each: every policy checks both
-- settings, and every column is listed. Nothing can be written.
do $$
declare
  org constant text := 'organization_id = (select nullif(current_setting(''app.organization'', true), '''')::uuid)';
  cus constant text := '(select nullif(current_setting(''app.customer_id'', true), '''')::uuid)';
  seen record;
begin
  for seen in select * from (values
    ('organization', '(select nullif(current_setting(''app.customer_id'', true), '''')) is not null',
      'organization_id, legal_name, tax_number, address, time_zone'),
    ('customer', 'id = ' || cus,
      'organization_id, id, status, type, legal_name, alias, name, email, phone, pic_name, pic_email, pic_phone, identity_number, tax_number, '
      'branch_number, business_number, tax_status, billing_address, registered_address, bank_name, account_number, account_name, branch_name, '
      'finance_name, finance_email, hard_copy, delivery_address, invoice_emails, language, billing_cycle, billing_day, term_days, term_from, '
      'pic_position, version'),
    ('customer_change_request', 'customer_id = ' || cus,
      'organization_id, id, customer_id, email, status, changes, document_kinds, note, reason, created_at, decided_at'),
    ('invoice', 'number is not null and customer_id = ' || cus,
      'organization_id, id, number, status, kind, entity_id, customer_id, customer_reference, order_id, invoice_date, due_date, next_due_date, note, '
      'currency, vat_treatment, subtotal_minor, discount_minor, deducted_minor, base_minor, vat_rate, vat_minor, is_stamp_due, stamp_minor, '
      'total_minor, withheld, collected_vat_minor, withheld_minor, unverified_minor, written_off_minor, remaining_minor, withheld_open_minor, delivery_status, '
      'shipped_on, received_on, issued_at, opened_on, snapshot, version'),
    -- The account to transfer to, for issued invoices that don't name one.
    ('invoice_bank_details', '(select nullif(current_setting(''app.customer_id'', true), '''')) is not null',
      'organization_id, entity_id, bank_account_id, bank_name, account_number, holder_name, currency, version'),
    -- A closed account is no longer shown, even on invoices issued with it.
    ('named_bank_account', '(select nullif(current_setting(''app.customer_id'', true), '''')) is not null',
      'organization_id, bank_account_id, bank_name, account_number, is_closed'),
    ('invoice_line', 'exists (select from invoice i where i.organization_id = invoice_line.organization_id and i.id = invoice_line.invoice_id)',
      'organization_id, id, invoice_id, place, description, quantity, unit, price_minor, discount_minor, net_minor'),
    ('sales_order', 'approved_at is not null and customer_id = ' || cus,
      'organization_id, id, number, status, fulfillment, payment_status, customer_id, customer_reference, order_date, required_date, note, '
      'currency, subtotal_minor, discount_minor, base_minor, vat_minor, total_minor, received_percent, approved_at, reason, created_at'),
    ('sales_order_line', 'exists (select from sales_order o where o.organization_id = sales_order_line.organization_id and o.id = sales_order_line.order_id)',
      'organization_id, id, order_id, place, description, unit, price_minor, discount_minor, net_minor, ordered, received, returned'),
    ('purchase_order', 'customer_id = ' || cus,
      'organization_id, id, number, status, customer_id, date, required_date, note, currency, amount_minor, reason, created_at'),
    ('purchase_order_line', 'exists (select from purchase_order o where o.organization_id = purchase_order_line.organization_id and o.id = purchase_order_line.purchase_order_id)',
      'organization_id, id, purchase_order_id, place, description, quantity, unit, price_minor, amount_minor'),
    ('credit_memo', 'number is not null and customer_id = ' || cus,
      'organization_id, id, number, status, customer_id, memo_date, currency, total_minor, remaining_minor'),
    ('received_payment', 'customer_id = ' || cus,
      'organization_id, id, number, status, method, verification, customer_id, payment_date, currency, amount_minor, unapplied_minor, refunded_minor, planned, '
      'reference, customer_email, sender_bank, proof_of, told_reason, created_at'),
    ('received_payment_application', 'exists (select from received_payment r where r.organization_id = received_payment_application.organization_id and r.id = received_payment_application.payment_id)',
      'organization_id, id, payment_id, invoice_id, amount_minor, undone_at'),
    ('customer_virtual_account', 'status = ''ACTIVE'' and customer_id = ' || cus,
      'organization_id, id, customer_id, bank_code, status, number, expires_on, expires_at, payout_entity_id'),
    -- Whom virtual accounts pay to.
    ('entity', '(select nullif(current_setting(''app.customer_id'', true), '''')) is not null', 'organization_id, id, name'),
    ('withholding_slip', 'customer_id = ' || cus,
      'organization_id, id, number, status, customer_id, slip_date, period, currency, amount_minor, customer_email, slip_of, told_reason, created_at'),
    ('withholding_slip_invoice', 'exists (select from withholding_slip w where w.organization_id = withholding_slip_invoice.organization_id and w.id = withholding_slip_invoice.slip_id)',
      'organization_id, id, slip_id, invoice_id, amount_minor, undone_at'),
    -- Internal messages are never visible to customers.
    ('conversation_message', 'visibility = ''CUSTOMER'' and ('
      'exists (select from sales_order o where o.organization_id = conversation_message.organization_id and o.id = conversation_message.order_id) or '
      'exists (select from invoice i where i.organization_id = conversation_message.organization_id and i.id = conversation_message.invoice_id))',
      'organization_id, id, order_id, invoice_id, visibility, customer_email, author_name, body, created_at, edited_at, deleted_at'),
    ('conversation_file', 'exists (select from conversation_message m where m.organization_id = conversation_file.organization_id and m.id = conversation_file.message_id)',
      'organization_id, message_id, file_id, place'),
    ('file', 'exists (select from conversation_file f where f.organization_id = file.organization_id and f.file_id = file.id)',
      'organization_id, id, name, size')
  ) as of (table_name, own, columns)
  loop
    execute format('drop policy if exists of_customer on %I', seen.table_name);
    execute format('create policy of_customer on %I for select to account_customer using (%s and %s)', seen.table_name, org, seen.own);
    execute format('grant select (%s) on %I to account_customer', seen.columns, seen.table_name);
  end loop;
end $$;
