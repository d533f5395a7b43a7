-- What a customer paid above an invoice can be kept as credit: then the bank line is matched as a whole.
alter table adjustment drop constraint adjustment_kind_check;
alter table adjustment add check (kind in ('FEE', 'WITHHOLDING', 'ROUNDING', 'OVERPAYMENT'));
