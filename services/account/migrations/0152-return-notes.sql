-- The buyer's note of a return or cancellation (nota retur, nota pembatalan), by which the tax office takes VAT of an approved tax invoice back.
alter table credit_memo
  add column return_note_number text check (length(return_note_number) between 1 and 60),
  add column return_note_on date,
  -- What it takes back, in minor units of rupiah.
  add column return_note_base_minor bigint check (return_note_base_minor > 0),
  add column return_note_vat_minor bigint check (return_note_vat_minor >= 0),
  add column return_note_recorded_at timestamptz,
  add column return_note_recorded_by uuid,
  add check (num_nulls(return_note_number, return_note_on, return_note_base_minor, return_note_vat_minor, return_note_recorded_at) in (0, 5)),
  add check (return_note_number is null or (kind = 'CORRECTION' and status not in ('DRAFT', 'PENDING', 'VOIDED')));
-- A buyer's number is one note.
create unique index credit_memo_return_note on credit_memo (organization_id, customer_id, lower(return_note_number))
  where return_note_number is not null;
