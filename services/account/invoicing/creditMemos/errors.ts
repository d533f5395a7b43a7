import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  memoAboveRest: {
    code: 'U-ACC-CM-1',
    status: 422,
    en: 'This is more than can still be credited. At most {most, amount} is possible.',
    id: 'Melebihi jumlah yang masih dapat dikreditkan. Maksimal {most, amount}.',
  },
  memoAboveRemaining: {
    code: 'U-ACC-CM-2',
    status: 422,
    en: 'This is more than is left. At most {most, amount} can be applied.',
    id: 'Melebihi sisa yang ada. Maksimal {most, amount} dapat diterapkan.',
  },
  memoOtherCustomer: {
    code: 'U-ACC-CM-3',
    status: 422,
    en: 'The invoice must be of the same customer and in the same currency.',
    id: 'Faktur harus milik pelanggan yang sama dan dalam mata uang yang sama.',
  },
  memoStatus: {
    code: 'U-ACC-CM-4',
    status: 409,
    en: 'The credit memo’s status doesn’t allow this.',
    id: 'Status nota kredit tidak mengizinkan tindakan ini.',
  },
  memoOwn: {
    code: 'U-ACC-CM-5',
    status: 409,
    en: 'Someone else must approve a credit memo you added or edited.',
    id: 'Nota kredit yang Anda tambahkan atau ubah harus disetujui orang lain.',
  },
  memoDate: {
    code: 'U-ACC-CM-6',
    status: 422,
    en: 'The date can’t be after today or before the invoice it corrects.',
    id: 'Tanggal tidak boleh setelah hari ini atau sebelum faktur yang dikoreksi.',
  },
  memoPeriodLocked: {
    code: 'U-ACC-CM-7',
    status: 422,
    en: 'Everything before {date, date} is locked.',
    id: 'Semua sebelum {date, date} terkunci.',
  },
  memoFiguresChanged: {
    code: 'U-ACC-CM-8',
    status: 409,
    en: 'The invoice has changed since this memo was written, and so has what the memo comes to. Edit and save it again, or delete it.',
    id: 'Faktur telah berubah sejak nota ini ditulis sehingga nilai nota ikut berubah. Ubah dan simpan lagi, atau hapus.',
  },
  memoInvoice: {
    code: 'U-ACC-CM-9',
    status: 422,
    en: 'Only invoices that are issued and not canceled can be credited or paid with a credit memo.',
    id: 'Hanya faktur yang sudah terbit dan tidak dibatalkan yang dapat dikreditkan atau dibayar dengan nota kredit.',
  },
  memoWithoutTotal: {
    code: 'U-ACC-CM-10',
    status: 422,
    en: 'The credit must be greater than zero.',
    id: 'Kredit harus lebih dari nol.',
  },
  memoOwnInvoiceFirst: {
    code: 'U-ACC-CM-11',
    status: 422,
    en: 'A credit memo pays the invoice it corrects first, where {most, amount} is still open.',
    id: 'Nota kredit harus lebih dulu melunasi faktur yang dikoreksinya, yang masih terbuka {most, amount}.',
  },
  memoInvoicedAgain: {
    code: 'U-ACC-CM-12',
    status: 409,
    en: 'What this memo credited has been invoiced again, so it can’t be voided.',
    id: 'Barang yang dikreditkan nota ini sudah ditagih lagi sehingga nota tidak dapat dibatalkan.',
  },
  memoOfDeducted: {
    code: 'U-ACC-CM-16',
    status: 422,
    en: 'This invoice deducts an advance: credit an amount of its lines, not a quantity.',
    id: 'Faktur ini memotong uang muka: kreditkan nilai barisnya, bukan jumlahnya.',
  },
  memoNothingToWriteOff: {
    code: 'U-ACC-CM-17',
    status: 422,
    en: 'No cash of this invoice is open, so there is nothing to write off.',
    id: 'Tidak ada sisa tagihan tunai pada faktur ini, sehingga tidak ada yang dihapusbukukan.',
  },
  memoOfWrittenOff: {
    code: 'U-ACC-CM-18',
    status: 409,
    en: '{number} has written off what remained of this invoice. Void it before you credit the invoice.',
    id: '{number} telah menghapusbukukan sisa faktur ini. Batalkan dulu sebelum mengkreditkan fakturnya.',
  },
  memoOfClaimed: {
    code: 'U-ACC-CM-21',
    status: 409,
    en: 'An unverified transfer of {amount} waits on the invoice that this memo corrects. Match it with its bank line or cancel it first.',
    id: 'Transfer {amount} yang belum terverifikasi menunggu pada faktur yang dikoreksi nota ini. Cocokkan dengan mutasi bank atau batalkan dulu.',
  },
  memoWriteOffChanged: {
    code: 'U-ACC-CM-22',
    status: 409,
    en: 'What is open of the invoice has changed since this write-off was drafted. Delete the draft and write off what is open now.',
    id: 'Sisa tagihan faktur telah berubah sejak draf penghapusbukuan ini dibuat. Hapus draf ini lalu hapusbukukan sisa yang sekarang.',
  },
  memoNothingToPay: {
    code: 'U-ACC-CM-13',
    status: 422,
    en: 'This customer has no open invoice in this currency.',
    id: 'Pelanggan ini tidak memiliki faktur terbuka dalam mata uang ini.',
  },
  memoAmountAtLeastTooLarge: {
    code: 'U-ACC-CM-14',
    status: 422,
    en: 'The minimum amount must be less than the maximum.',
    id: 'Jumlah terkecil harus kurang dari jumlah terbesar.',
  },
  memoAmountNoMoreThanTooSmall: {
    code: 'U-ACC-CM-15',
    status: 422,
    en: 'The maximum amount must be greater than the minimum.',
    id: 'Jumlah terbesar harus lebih dari jumlah terkecil.',
  },
})
