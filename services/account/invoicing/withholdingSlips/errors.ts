import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  slipAboveWithheld: {
    code: 'U-ACC-IN-13',
    status: 422,
    en: 'The slip is more than was withheld of this invoice. At most {most, amount} is open.',
    id: 'Bukti potong melebihi jumlah yang dipotong dari faktur ini. Sisa terbuka {most, amount}.',
  },
  slipNumberTaken: {
    code: 'U-ACC-WS-1',
    status: 409,
    en: 'A slip with this number from this customer is already recorded.',
    id: 'Bukti potong dengan nomor ini dari pelanggan ini sudah dicatat.',
  },
  slipFileMissing: {
    code: 'U-ACC-WS-2',
    status: 422,
    en: 'Add the slip as a file.',
    id: 'Lampirkan berkas bukti potong.',
  },
  slipDate: {
    code: 'U-ACC-WS-3',
    status: 422,
    en: 'The date can’t be after today.',
    id: 'Tanggal tidak boleh setelah hari ini.',
  },
  slipPeriod: {
    code: 'U-ACC-WS-4',
    status: 422,
    en: 'The tax period can’t be after the month of the slip.',
    id: 'Masa pajak tidak boleh setelah bulan bukti potong.',
  },
  slipInvoice: {
    code: 'U-ACC-WS-5',
    status: 422,
    en: 'The invoice must be issued, of the same customer and in the same currency.',
    id: 'Faktur harus sudah terbit, milik pelanggan yang sama, dan dalam mata uang yang sama.',
  },
  slipEntities: {
    code: 'U-ACC-WS-14',
    status: 422,
    en: 'A slip names one entity as recipient. Record a slip for each entity that issued the invoices.',
    id: 'Bukti potong hanya menyebut satu entitas penerima. Catat bukti potong untuk setiap entitas penerbit faktur.',
  },
  slipNothingWithheld: {
    code: 'U-ACC-WS-6',
    status: 422,
    en: 'No slip is awaited for this invoice.',
    id: 'Tidak ada bukti potong yang ditunggu untuk faktur ini.',
  },
  slipStatus: {
    code: 'U-ACC-WS-7',
    status: 409,
    en: 'The slip is already canceled.',
    id: 'Bukti potong sudah dibatalkan.',
  },
  slipPeriodLocked: {
    code: 'U-ACC-WS-8',
    status: 422,
    en: 'Everything before {date, date} is locked.',
    id: 'Semua sebelum {date, date} terkunci.',
  },
  slipSum: {
    code: 'U-ACC-WS-9',
    status: 422,
    en: 'The invoices must add up to the slip’s amount. They come to {sum, amount}.',
    id: 'Jumlah per faktur harus sama dengan jumlah bukti potong. Totalnya {sum, amount}.',
  },
  slipChecking: {
    code: 'U-ACC-WS-12',
    status: 409,
    en: 'A slip for this invoice is being checked.',
    id: 'Bukti potong untuk faktur ini sedang diperiksa.',
  },
  slipTooMany: {
    code: 'U-ACC-WS-13',
    status: 422,
    en: 'You sent {maximum} slips within an hour. Wait a while before you send more.',
    id: 'Anda sudah mengirim {maximum} bukti potong dalam satu jam. Tunggu sebentar sebelum mengirim lagi.',
  },
  slipAmountAtLeastTooLarge: {
    code: 'U-ACC-WS-10',
    status: 422,
    en: 'The minimum amount must be less than the maximum.',
    id: 'Jumlah terkecil harus kurang dari jumlah terbesar.',
  },
  slipAmountNoMoreThanTooSmall: {
    code: 'U-ACC-WS-11',
    status: 422,
    en: 'The maximum amount must be greater than the minimum.',
    id: 'Jumlah terbesar harus lebih dari jumlah terkecil.',
  },
})
