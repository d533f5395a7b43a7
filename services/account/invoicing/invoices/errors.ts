import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  invoiceWithoutTotal: {
    code: 'U-ACC-IN-1',
    status: 422,
    en: 'The total must be greater than zero.',
    id: 'Total harus lebih dari nol.',
  },
  invoiceDiscountTooLarge: {
    code: 'U-ACC-IN-2',
    status: 422,
    en: 'The discount can’t be more than the amount it’s taken off.',
    id: 'Diskon tidak boleh melebihi jumlah yang dipotong.',
  },
  invoiceMilestones: {
    code: 'U-ACC-IN-3',
    status: 422,
    en: 'Milestones must add up to 100%.',
    id: 'Jumlah termin harus tepat 100%.',
  },
  invoiceVatTreatments: {
    code: 'U-ACC-IN-4',
    status: 422,
    en: 'An invoice has one VAT treatment: the one of its order.',
    id: 'Satu faktur hanya memiliki satu perlakuan PPN, yaitu yang berlaku pada pesanannya.',
  },
  invoiceVatUnregistered: {
    code: 'U-ACC-IN-5',
    status: 422,
    en: 'Your company isn’t registered for VAT (PKP), so it can’t charge VAT.',
    id: 'Perusahaan Anda belum dikukuhkan sebagai PKP sehingga tidak dapat memungut PPN.',
  },
  invoiceTooMuch: {
    code: 'U-ACC-IN-6',
    status: 422,
    en: 'This is more than is left to invoice. At most {most, amount} is possible.',
    id: 'Melebihi jumlah yang belum ditagih. Maksimal {most, amount}.',
  },
  invoiceStatus: {
    code: 'U-ACC-IN-7',
    status: 409,
    en: 'The invoice’s status doesn’t allow this.',
    id: 'Status faktur tidak mengizinkan tindakan ini.',
  },
  invoiceOwn: {
    code: 'U-ACC-IN-8',
    status: 409,
    en: 'Someone else must approve an invoice you added or edited.',
    id: 'Faktur yang Anda tambahkan atau ubah harus disetujui orang lain.',
  },
  invoiceSettled: {
    code: 'U-ACC-IN-9',
    status: 409,
    en: 'This invoice has payments or credits and can’t be canceled.',
    id: 'Faktur ini sudah memiliki pembayaran atau kredit sehingga tidak dapat dibatalkan.',
  },
  invoiceDate: {
    code: 'U-ACC-IN-10',
    status: 422,
    en: 'The invoice date can’t be after today, and nothing can be due before it.',
    id: 'Tanggal faktur tidak boleh setelah hari ini, dan jatuh tempo tidak boleh sebelum tanggal faktur.',
  },
  invoiceCurrency: {
    code: 'U-ACC-IN-14',
    status: 422,
    en: 'Invoices in {currency} need the tax office’s exchange rate of their day, which isn’t available yet.',
    id: 'Faktur dalam {currency} memerlukan kurs pajak pada tanggalnya, yang belum tersedia.',
  },
  invoiceNothingLeft: {
    code: 'U-ACC-IN-15',
    status: 422,
    en: 'Nothing is left to invoice: goods are invoiced once received, services once ordered.',
    id: 'Tidak ada lagi yang dapat ditagih: barang ditagih setelah diterima, jasa setelah dipesan.',
  },
  invoiceOrder: {
    code: 'U-ACC-IN-16',
    status: 422,
    en: 'This order can’t be invoiced. It isn’t approved, or it’s closed, rejected or canceled.',
    id: 'Pesanan ini tidak dapat ditagih karena belum disetujui, atau sudah ditutup, ditolak, atau dibatalkan.',
  },
  invoiceApprover: {
    code: 'U-ACC-IN-17',
    status: 422,
    en: 'This person can’t approve invoices.',
    id: 'Orang ini tidak dapat menyetujui faktur.',
  },
  invoiceDeduction: {
    code: 'U-ACC-IN-18',
    status: 422,
    en: 'Only what is left of an issued advance of this order can be deducted, and an advance that was deducted can’t be canceled.',
    id: 'Yang dapat dipotong hanya sisa uang muka pesanan ini yang sudah terbit, dan uang muka yang sudah dipotong tidak dapat dibatalkan.',
  },
  invoicePeriodLocked: {
    code: 'U-ACC-IN-19',
    status: 422,
    en: 'Everything before {date, date} is locked.',
    id: 'Semua sebelum {date, date} terkunci.',
  },
  invoiceDeliveryDate: {
    code: 'U-ACC-IN-20',
    status: 422,
    en: 'This date can’t be after today or before the step that came before it.',
    id: 'Tanggal ini tidak boleh setelah hari ini atau sebelum langkah sebelumnya.',
  },
  invoiceAmountAtLeastTooLarge: {
    code: 'U-ACC-IN-21',
    status: 422,
    en: 'The minimum amount must be less than the maximum.',
    id: 'Jumlah terkecil harus kurang dari jumlah terbesar.',
  },
  invoiceAmountNoMoreThanTooSmall: {
    code: 'U-ACC-IN-22',
    status: 422,
    en: 'The maximum amount must be greater than the minimum.',
    id: 'Jumlah terbesar harus lebih dari jumlah terkecil.',
  },
  invoiceFiguresChanged: {
    code: 'U-ACC-IN-23',
    status: 409,
    en: 'The customer’s or your company’s tax details have changed, which changes its amounts. Edit the invoice and save it again.',
    id: 'Data pajak pelanggan atau perusahaan Anda sudah berubah sehingga nilainya ikut berubah. Ubah lalu simpan lagi faktur ini.',
  },
})
