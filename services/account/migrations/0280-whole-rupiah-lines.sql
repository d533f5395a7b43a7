-- Should the tax office want the tax of each line of an e-Faktur file in whole rupiah, it is a setting.
alter table invoice_tax_settings add column whole_rupiah_lines boolean not null default false;
