// How emails call the methods of payment.
import { virtualAccountBank } from './virtualAccountBanks.ts'
import type { SessionRow } from './table.ts'

const WORDS = {
  QRIS: { en: 'QRIS', id: 'QRIS' },
  CARD: { en: 'Card', id: 'Kartu' },
  E_WALLET: { en: 'E-wallet', id: 'Dompet elektronik' },
} as const

/** `BCA virtual account`, `QRIS`. */
export const methodText = ({ method, bankCode }: Pick<SessionRow, 'method' | 'bankCode'>, language: 'en' | 'id') =>
  method === 'VIRTUAL_ACCOUNT' ? `${virtualAccountBank(bankCode ?? '')} virtual account` : WORDS[method][language]
