-- What a bill's amount is made of: the amount stays the net payable, so that payments, matching and expected transactions know of no tax.
-- Rates are hundredths of a percent, as they were when the bill was written.
alter table bill
  -- The entity of ours that the tax invoice names and that withholds.
  add column entity_id uuid,
  add column tax_base_minor bigint check (tax_base_minor > 0),
  add column vat text check (vat ~ '^[A-Z]+(_[A-Z0-9]+)*$'),
  add column vat_rate integer check (vat_rate between 0 and 10000),
  add column vat_minor bigint check (vat_minor >= 0),
  add column withholding text check (withholding ~ '^[A-Z0-9]+(_[A-Z0-9]+)*$'),
  add column withholding_rate integer check (withholding_rate between 0 and 10000),
  -- Doubled, since the counterparty had no tax number.
  add column is_rate_doubled boolean,
  add column withholding_base_minor bigint check (withholding_base_minor > 0 and withholding_base_minor <= tax_base_minor),
  add column withheld_minor bigint check (withheld_minor >= 0),
  add column tax_object_code text check (tax_object_code ~ '^\d{2}-\d{3}-\d{2}$'),
  -- Why the tax differs from what the rates give.
  add column tax_reason text check (length(tax_reason) between 1 and 255),
  add column tax_invoice_number text check (tax_invoice_number ~ '^\d{17}$'),
  add column tax_invoice_date date,
  add column withholding_slip_number text check (length(withholding_slip_number) between 1 and 30),
  add foreign key (organization_id, entity_id) references entity (organization_id, id),
  add constraint bill_tax_whole check (
    case when tax_base_minor is null
      then num_nonnulls(entity_id, vat, vat_rate, vat_minor, withholding, tax_reason, tax_invoice_number, tax_invoice_date) = 0
      else num_nulls(entity_id, vat, vat_minor) = 0 end),
  add constraint bill_withholding_whole check (
    case when withholding is null
      then num_nonnulls(withholding_rate, is_rate_doubled, withholding_base_minor, withheld_minor, tax_object_code,
        withholding_slip_number) = 0
      else num_nulls(withholding_rate, is_rate_doubled, withholding_base_minor, withheld_minor) = 0 end),
  add constraint bill_amount_is_net check (
    tax_base_minor is null or amount_minor = tax_base_minor + vat_minor - coalesce(withheld_minor, 0)),
  -- The file that brought it.
  add column import_id uuid;

create index bill_withheld on bill (organization_id, date, id) where withholding is not null and status in ('APPROVED', 'PAID');
-- A bill like another one: the same counterparty, currency and amount.
create index bill_alike on bill (organization_id, counterparty_id, amount_minor, currency, date);
