import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  invoiceEntityUnknown: {
    code: 'U-ACC-IN-48',
    status: 422,
    en: 'No entity has this name.',
    id: 'Tidak ada entitas dengan nama ini.',
  },
  invoiceImportHashInvalid: {
    code: 'U-ACC-IN-30',
    status: 422,
    en: 'The file has changed since it was checked. Check it again.',
    id: 'Berkas berubah sejak diperiksa. Periksa lagi.',
  },
  invoiceImportContentInvalid: {
    code: 'U-ACC-IN-31',
    status: 422,
    en: 'This file isn’t a list of open invoices. Use the template.',
    id: 'Berkas ini bukan daftar faktur terbuka. Gunakan template.',
  },
  invoiceNumberTaken: {
    code: 'U-ACC-IN-32',
    status: 422,
    en: 'There’s already an invoice with this number.',
    id: 'Sudah ada faktur dengan nomor ini.',
  },
  invoiceNumberOfSeries: {
    code: 'U-ACC-IN-33',
    status: 422,
    en: 'New invoices will be numbered like this: {prefix}-2026-000001. Change the invoice prefix in Settings before you import.',
    id: 'Faktur baru akan diberi nomor seperti ini: {prefix}-2026-000001. Ubah awalan faktur di Pengaturan sebelum mengimpor.',
  },
  invoiceCustomerUnknown: {
    code: 'U-ACC-IN-34',
    status: 422,
    en: 'No active customer has this name, alias, tax number or email.',
    id: 'Tidak ada pelanggan aktif dengan nama, alias, NPWP, atau email ini.',
  },
  invoiceCustomerAmbiguous: {
    code: 'U-ACC-IN-35',
    status: 422,
    en: '{count} customers match. Use the tax number or email of one of them.',
    id: '{count} pelanggan cocok. Gunakan NPWP atau email salah satunya.',
  },
  invoiceOpenAmount: {
    code: 'U-ACC-IN-36',
    status: 422,
    en: 'What remains must be more than zero and at most the total.',
    id: 'Sisa tagihan harus lebih dari nol dan paling banyak sebesar total.',
  },
  invoiceTaxesAboveTotal: {
    code: 'U-ACC-IN-37',
    status: 422,
    en: 'VAT and stamp duty must be less than the total.',
    id: 'PPN dan bea meterai harus kurang dari total.',
  },
  invoiceVatDoubtful: {
    code: 'U-ACC-IN-38',
    status: 422,
    en: 'VAT on {base, amount} would be {vat, amount}. It’s kept as written.',
    id: 'PPN atas {base, amount} seharusnya {vat, amount}. Nilai yang tertulis tetap dipakai.',
  },
  invoiceVatOfTreatment: {
    code: 'U-ACC-IN-39',
    status: 422,
    en: 'This VAT treatment charges no VAT.',
    id: 'Perlakuan PPN ini tidak memungut PPN.',
  },
  invoiceCutOverDate: {
    code: 'U-ACC-IN-40',
    status: 422,
    en: 'The cut-over date can’t be before the invoice date or after today.',
    id: 'Tanggal peralihan tidak boleh sebelum tanggal faktur atau setelah hari ini.',
  },
  invoiceTaxNumberMalformed: {
    code: 'U-ACC-IN-41',
    status: 422,
    en: 'A tax invoice number has 17 digits, or 16 before 2025.',
    id: 'Nomor faktur pajak terdiri dari 17 angka, atau 16 angka sebelum 2025.',
  },
  invoiceTaxNumberTaken: {
    code: 'U-ACC-IN-42',
    status: 422,
    en: 'Another invoice already has this tax invoice number.',
    id: 'Nomor faktur pajak ini sudah dipakai faktur lain.',
  },
  invoiceWithholdingMissing: {
    code: 'U-ACC-IN-43',
    status: 422,
    en: 'Say what the customer still withholds, for example PPH23.',
    id: 'Sebutkan apa yang masih dipotong pelanggan, misalnya PPH23.',
  },
  invoiceWithheldDoubtful: {
    code: 'U-ACC-IN-44',
    status: 422,
    en: '{tax} on {base, amount} would be {withheld, amount}. It’s kept as written.',
    id: '{tax} atas {base, amount} seharusnya {withheld, amount}. Nilai yang tertulis tetap dipakai.',
  },
  invoiceWithheldAboveBase: {
    code: 'U-ACC-IN-45',
    status: 422,
    en: 'What the customer still withholds can be at most the total before VAT and stamp duty, and what remains.',
    id: 'Yang masih dipotong pelanggan paling banyak sebesar total sebelum PPN dan bea meterai, dan sebesar sisanya.',
  },
})
