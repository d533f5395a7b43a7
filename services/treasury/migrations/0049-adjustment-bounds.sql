-- The largest bank fee, in rupiah, that explains a difference without a reason: that of RTGS unless the organization says otherwise.
alter table payment_settings add column max_fee_rupiah integer not null default 25000 check (max_fee_rupiah between 0 and 1000000);
alter table payment_settings alter column max_fee_rupiah drop default;
-- Why the adjustments of a match go beyond their bounds.
alter table reconciliation add column adjustment_reason text check (length(adjustment_reason) between 1 and 500);
