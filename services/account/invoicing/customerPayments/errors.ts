import { defineErrors } from '../../../kit/errors.ts'

export const codes = defineErrors({
  proofAboveChecking: {
    code: 'U-ACC-PY-19',
    status: 422,
    en: 'Proofs of {checking, amount} for this invoice are being checked. At most {most, amount} is left to pay.',
    id: 'Bukti sebesar {checking, amount} untuk faktur ini sedang diperiksa. Sisa yang dapat dibayar maksimal {most, amount}.',
  },
  proofTooMany: {
    code: 'U-ACC-PY-20',
    status: 422,
    en: 'You sent {maximum} proofs within an hour. Wait a while before you send more.',
    id: 'Anda sudah mengirim {maximum} bukti dalam satu jam. Tunggu sebentar sebelum mengirim lagi.',
  },
})
