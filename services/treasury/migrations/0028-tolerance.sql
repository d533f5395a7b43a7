-- By how many rupiah a statement line may miss what was expected and be taken for rounding; 0: none.
alter table payment_settings add column tolerance_rupiah integer not null default 1000 check (tolerance_rupiah between 0 and 1000000);
alter table payment_settings alter column tolerance_rupiah drop default;
