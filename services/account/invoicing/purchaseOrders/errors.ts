import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  purchaseNumberExists: {
    code: 'U-ACC-PO-1',
    status: 422,
    en: 'There’s already a purchase order with this number from this customer.',
    id: 'Sudah ada pesanan pembelian dengan nomor ini dari pelanggan ini.',
  },
  purchaseStatus: {
    code: 'U-ACC-PO-2',
    status: 409,
    en: 'This can’t be done with the purchase order as it stands now.',
    id: 'Ini tidak dapat dilakukan pada pesanan pembelian dengan statusnya sekarang.',
  },
  purchaseAllOrdered: {
    code: 'U-ACC-PO-3',
    status: 409,
    en: 'All of this purchase order is already on sales orders.',
    id: 'Seluruh pesanan pembelian ini sudah masuk pesanan penjualan.',
  },
  purchaseOfAnother: {
    code: 'U-ACC-PO-4',
    status: 422,
    en: 'This purchase order is from another customer or in another currency.',
    id: 'Pesanan pembelian ini dari pelanggan lain atau dalam mata uang lain.',
  },
  purchaseRequiredEarly: {
    code: 'U-ACC-PO-5',
    status: 422,
    en: 'The required date can’t be before the purchase order’s date.',
    id: 'Tanggal dibutuhkan tidak boleh sebelum tanggal pesanan pembelian.',
  },
  purchaseAmountAtLeastTooLarge: {
    code: 'U-ACC-PO-6',
    status: 422,
    en: 'The minimum amount must be less than the maximum.',
    id: 'Jumlah terkecil harus kurang dari jumlah terbesar.',
  },
  purchaseAmountNoMoreThanTooSmall: {
    code: 'U-ACC-PO-7',
    status: 422,
    en: 'The maximum amount must be greater than the minimum.',
    id: 'Jumlah terbesar harus lebih dari jumlah terkecil.',
  },
})
