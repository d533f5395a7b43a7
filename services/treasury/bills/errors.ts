import { defineErrors } from '../../kit/errors.ts'

export const codes = defineErrors({
  billNotFound: {
    code: 'U-TRSY-BI-1',
    status: 404,
    en: 'Bill not found.',
    id: 'Tagihan tidak ditemukan.',
  },
  billStatementAlreadyReconciled: {
    code: 'U-TRSY-BI-2',
    status: 409,
    en: 'The statement transaction is already reconciled.',
    id: 'Mutasi sudah direkonsiliasi.',
  },
  billAmountUnmatched: {
    code: 'U-TRSY-BI-3',
    status: 422,
    en: 'A bill can’t be paid with an amount that doesn’t match.',
    id: 'Tagihan tidak dapat dilunasi dengan jumlah yang tidak cocok.',
  },
  billNeedsAutoReconciliation: {
    code: 'U-TRSY-BI-4',
    status: 403,
    en: 'You need permission for automatic reconciliation.',
    id: 'Anda memerlukan izin rekonsiliasi otomatis.',
  },
  billMutationMustBeDebit: {
    code: 'U-TRSY-BI-5',
    status: 422,
    en: 'The statement transaction must be outgoing.',
    id: 'Mutasi harus berupa mutasi keluar.',
  },
  billStatusInvalid: {
    code: 'U-TRSY-BI-8',
    status: 409,
    en: 'The bill’s status doesn’t allow this.',
    id: 'Status tagihan tidak mengizinkan tindakan ini.',
  },
  billOwnApproval: {
    code: 'U-TRSY-BI-9',
    status: 409,
    en: 'Someone else must approve a bill you created or edited.',
    id: 'Tagihan yang Anda buat atau ubah harus disetujui orang lain.',
  },
  billPartlyPaid: {
    code: 'U-TRSY-BI-10',
    status: 409,
    en: 'Part of this bill is already reconciled. Unmatch it first.',
    id: 'Sebagian tagihan sudah direkonsiliasi. Batalkan dulu pencocokannya.',
  },
  billDueBeforeDate: {
    code: 'U-TRSY-BI-11',
    status: 422,
    en: 'The due date can’t be before the bill date.',
    id: 'Jatuh tempo tidak boleh sebelum tanggal tagihan.',
  },
  billTaxTooFar: {
    code: 'U-TRSY-BI-13',
    status: 422,
    en: 'This differs from the calculated {computed, amount} by more than {tolerance, amount}.',
    id: 'Berbeda lebih dari {tolerance, amount} dengan hasil hitungan {computed, amount}.',
  },
  billTaxReasonRequired: {
    code: 'U-TRSY-BI-14',
    status: 422,
    en: 'Say why the tax differs from the calculated amount.',
    id: 'Tulis alasan pajak berbeda dengan hasil hitungan.',
  },
  billTaxRateUnknown: {
    code: 'U-TRSY-BI-15',
    status: 422,
    en: 'No rate of this tax is known for {date, date}.',
    id: 'Tarif pajak ini untuk {date, date} tidak diketahui.',
  },
  billAmountNotNet: {
    code: 'U-TRSY-BI-16',
    status: 422,
    en: 'The amount must be the net payable, {net, amount}: base plus VAT less withheld tax.',
    id: 'Jumlah harus sama dengan jumlah bersih {net, amount}: DPP ditambah PPN dikurangi pajak yang dipotong.',
  },
  billTaxInvoiceNumberInvalid: {
    code: 'U-TRSY-BI-17',
    status: 422,
    en: 'A tax invoice number has 17 digits and starts with 01 to 10.',
    id: 'Nomor faktur pajak terdiri dari 17 angka dan diawali 01 sampai 10.',
  },
  billWithholdsNothing: {
    code: 'U-TRSY-BI-18',
    status: 409,
    en: 'No tax is withheld from this bill, so it has no withholding slip.',
    id: 'Tagihan ini tidak dipotong pajak, jadi tidak ada bukti potongnya.',
  },
  withheldFileTooLarge: {
    code: 'U-TRSY-BI-19',
    status: 422,
    en: 'More than {most, number} bills. Choose an entity or a tax.',
    id: 'Lebih dari {most, number} tagihan. Pilih entitas atau jenis pajak.',
  },
  billDuplicate: {
    code: 'U-TRSY-BI-20',
    status: 409,
    en: 'The same counterparty already has a bill of this amount within {days, number} days: {numbers}.',
    id: 'Rekanan ini sudah memiliki tagihan dengan jumlah yang sama dalam {days, number} hari: {numbers}.',
  },
  billAliasNotFound: {
    code: 'U-TRSY-BI-21',
    status: 422,
    en: 'No counterparty has the alias {alias}.',
    id: 'Tidak ada rekanan dengan alias {alias}.',
  },
  billEntityNotFound: {
    code: 'U-TRSY-BI-22',
    status: 422,
    en: 'No entity is named {entity}.',
    id: 'Tidak ada entitas bernama {entity}.',
  },
  billImportContentInvalid: {
    code: 'U-TRSY-BI-23',
    status: 422,
    en: 'This file isn’t a list of bills. Use the template.',
    id: 'Berkas ini bukan daftar tagihan. Gunakan template.',
  },
  billImportHashInvalid: {
    code: 'U-TRSY-BI-24',
    status: 422,
    en: 'The file has changed since it was checked. Check it again.',
    id: 'Berkas berubah sejak diperiksa. Periksa lagi.',
  },
  billTaxObjectCodeInvalid: {
    code: 'U-TRSY-BI-25',
    status: 422,
    en: 'Write the tax object code as 24-104-01.',
    id: 'Tulis kode objek pajak seperti 24-104-01.',
  },
  billRowRepeated: {
    code: 'U-TRSY-BI-26',
    status: 422,
    en: 'Row {row, number} bills the same amount of the same counterparty within {days, number} days.',
    id: 'Baris {row, number} menagih jumlah yang sama dari rekanan yang sama dalam {days, number} hari.',
  },
  billAmountDiffers: {
    code: 'U-TRSY-TF-13',
    status: 422,
    en: 'The amount doesn’t match the bill.',
    id: 'Jumlah berbeda dengan tagihan.',
  },
  billCurrencyDiffers: {
    code: 'U-TRSY-TF-14',
    status: 422,
    en: 'The currency doesn’t match the bill.',
    id: 'Mata uang berbeda dengan tagihan.',
  },
  billCounterpartyDiffers: {
    code: 'U-TRSY-TF-15',
    status: 422,
    en: 'The counterparty doesn’t match the bill.',
    id: 'Rekanan berbeda dengan tagihan.',
  },
  paymentAlreadyCreated: {
    code: 'U-TRSY-TF-16',
    status: 409,
    en: 'A payment for this bill already exists.',
    id: 'Pembayaran untuk tagihan ini sudah dibuat.',
  },
})

/** Codes that are never returned: which code is returned instead, or what will use them (decision 0091). */
export const silent = {
  billNotFound: '`G-7`, in the same words for what is unknown and for what is of another organization',
} satisfies Partial<Record<keyof typeof codes, string>>
