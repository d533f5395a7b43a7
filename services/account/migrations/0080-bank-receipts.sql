-- What bank lines paid of invoices, as treasury matched them: one for each part of an invoice that a line was matched with.
create table bank_receipt (
  organization_id uuid not null references organization (organization_id),
  -- The match there, and the line.
  reconciliation_id uuid not null,
  line_id uuid not null,
  invoice_id uuid not null,
  -- The instalment, or the invoice itself.
  part_id uuid not null,
  received_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- What else settles the invoice, without money on the line.
  fee_minor bigint not null check (fee_minor >= 0),
  rounding_minor bigint not null check (rounding_minor >= 0),
  -- What the customer withheld without having said so before: it waits for a slip.
  withholding_minor bigint not null check (withholding_minor >= 0),
  -- Of amount, fee and rounding, what the invoice had left to settle; the rest was paid above it.
  settled_minor bigint not null check (settled_minor between 0 and amount_minor + fee_minor + rounding_minor),
  -- What the customer is to withhold more (above 0) or less because of it.
  withheld_minor bigint not null,
  booked_at timestamptz not null,
  -- The match was undone.
  undone_at timestamptz,
  primary key (organization_id, reconciliation_id, line_id, part_id),
  foreign key (organization_id, invoice_id) references invoice (organization_id, id)
);
create index bank_receipt_invoice on bank_receipt (organization_id, invoice_id, part_id) where undone_at is null;

-- Up to where treasury's feed was read for them: one row, of no tenant.
create table bank_receipt_position (
  one boolean primary key default true check (one),
  position bigint not null
);
