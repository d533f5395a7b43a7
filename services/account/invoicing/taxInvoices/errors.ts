import { defineErrors } from '../../../kit/errors.ts'

// They use the letters of invoices (invoices/module.ts).
export const codes = defineErrors({
  taxInvoiceIncomplete: {
    code: 'U-ACC-IN-11',
    status: 422,
    en: 'Some invoices can’t be exported to e-Faktur yet. Fix what is listed and export again.',
    id: 'Beberapa faktur belum dapat diekspor ke e-Faktur. Perbaiki yang tercantum lalu ekspor lagi.',
  },
  taxInvoiceNumber: {
    code: 'U-ACC-IN-12',
    status: 422,
    en: 'An approval number has 17 digits, starts with the invoice’s transaction code ({code}), and belongs to one invoice.',
    id: 'NSFP terdiri dari 17 digit, diawali kode transaksi faktur ({code}), dan hanya untuk satu faktur.',
  },
  taxInvoiceStatus: {
    code: 'U-ACC-IN-25',
    status: 409,
    en: 'The e-Faktur’s status doesn’t allow this.',
    id: 'Status e-Faktur tidak mengizinkan tindakan ini.',
  },
  taxInvoiceStands: {
    code: 'U-ACC-IN-46',
    status: 409,
    en: 'The tax office has approved this invoice’s e-Faktur, {number}. Cancel it in Coretax first, then say so here.',
    id: 'e-Faktur dari faktur ini, {number}, sudah disetujui kantor pajak. Batalkan dahulu di Coretax, lalu nyatakan di sini.',
  },
  taxInvoiceNumbersFile: {
    code: 'U-ACC-IN-26',
    status: 422,
    en: 'This file can’t be read. It must be a CSV file with the columns {columns}, at most {maximum, number} rows.',
    id: 'Berkas ini tidak dapat dibaca. Berkas harus berupa CSV dengan kolom {columns}, maksimal {maximum, number} baris.',
  },
})
