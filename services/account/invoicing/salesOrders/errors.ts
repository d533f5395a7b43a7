import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  orderOverLimit: {
    code: 'U-ACC-SO-1',
    status: 422,
    en: 'This exceeds the customer’s credit limit by {amount, amount} {currency}. Someone who reviews customers can approve it with a reason.',
    id: 'Melebihi batas kredit pelanggan sebesar {amount, amount} {currency}. Pemeriksa pelanggan dapat menyetujuinya dengan alasan.',
  },
  orderFinal: {
    code: 'U-ACC-SO-2',
    status: 409,
    en: 'This order is closed, rejected or canceled and can no longer change.',
    id: 'Pesanan ini sudah ditutup, ditolak, atau dibatalkan dan tidak dapat diubah lagi.',
  },
  orderTouched: {
    code: 'U-ACC-SO-3',
    status: 409,
    en: 'This order has goods receipts or invoices.',
    id: 'Pesanan ini sudah memiliki penerimaan barang atau faktur.',
  },
  orderOwn: {
    code: 'U-ACC-SO-4',
    status: 409,
    en: 'Someone else must approve an order you added or edited.',
    id: 'Pesanan yang Anda tambahkan atau ubah harus disetujui orang lain.',
  },
  orderRequiredEarly: {
    code: 'U-ACC-SO-5',
    status: 422,
    en: 'The required date can’t be before the order date.',
    id: 'Tanggal dibutuhkan tidak boleh sebelum tanggal pesanan.',
  },
  orderDiscountTooLarge: {
    code: 'U-ACC-SO-6',
    status: 422,
    en: 'The discount can’t be more than the amount it’s taken off.',
    id: 'Diskon tidak boleh melebihi jumlah yang dipotong.',
  },
  orderWithoutTotal: {
    code: 'U-ACC-SO-7',
    status: 422,
    en: 'The total must be greater than zero.',
    id: 'Total harus lebih dari nol.',
  },
  orderApproved: {
    code: 'U-ACC-SO-8',
    status: 409,
    en: 'This order is already approved.',
    id: 'Pesanan ini sudah disetujui.',
  },
  orderNotApproved: {
    code: 'U-ACC-SO-9',
    status: 409,
    en: 'This order isn’t approved yet.',
    id: 'Pesanan ini belum disetujui.',
  },
  orderCloseReason: {
    code: 'U-ACC-SO-10',
    status: 422,
    en: 'Not everything was received. Give a reason for closing the order.',
    id: 'Belum semuanya diterima. Berikan alasan penutupan pesanan.',
  },
  orderInvoiceOpen: {
    code: 'U-ACC-SO-13',
    status: 409,
    en: 'This order has invoices that aren’t issued yet. Issue or delete them first.',
    id: 'Pesanan ini memiliki faktur yang belum terbit. Terbitkan atau hapus terlebih dahulu.',
  },
  orderDeliveredUnbilled: {
    code: 'U-ACC-SO-14',
    status: 422,
    en: 'What was received of {line} is not invoiced, and can’t be after this. Invoice it first, or say why not.',
    id: 'Yang diterima dari {line} belum ditagih, dan tidak bisa lagi setelah ini. Tagih terlebih dahulu, atau tulis alasannya.',
  },
  orderVatUnregistered: {
    code: 'U-ACC-SO-15',
    status: 422,
    en: 'The issuing entity isn’t registered for VAT (PKP), so the order can’t include VAT.',
    id: 'Entitas penerbit belum dikukuhkan sebagai PKP sehingga pesanan tidak dapat memuat PPN.',
  },
  orderSellerTaxNumber: {
    code: 'U-ACC-SO-16',
    status: 422,
    en: '{entity} is registered for VAT (PKP) but has no tax number (NPWP). Enter it under Settings > Company profile first.',
    id: '{entity} berstatus PKP, tetapi NPWP-nya belum diisi. Isi dulu di Pengaturan > Profil perusahaan.',
  },
  orderAmountAtLeastTooLarge: {
    code: 'U-ACC-SO-11',
    status: 422,
    en: 'The minimum amount must be less than the maximum.',
    id: 'Jumlah terkecil harus kurang dari jumlah terbesar.',
  },
  orderAmountNoMoreThanTooSmall: {
    code: 'U-ACC-SO-12',
    status: 422,
    en: 'The maximum amount must be greater than the minimum.',
    id: 'Jumlah terbesar harus lebih dari jumlah terkecil.',
  },
})
