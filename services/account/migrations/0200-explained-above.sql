-- People explain what came above an invoice as well: a rounding, a fee that was paid too, tax that was not withheld.
alter table bank_receipt drop constraint bank_receipt_fee_minor_check;
alter table bank_receipt drop constraint bank_receipt_rounding_minor_check;
alter table bank_receipt drop constraint bank_receipt_withholding_minor_check;
alter table bank_receipt drop constraint bank_receipt_check;
alter table bank_receipt add constraint bank_receipt_check
  check (settled_minor between 0 and greatest(0, amount_minor + fee_minor + rounding_minor));
