// The holder of an account number. Accounts in the sandbox have their owner. For other numbers it derives a fixed name, so that trying
// things out needs no setup. The last three digits of such a number select test cases.
import { createHash } from 'node:crypto'
import type { Ledger } from './ledger.ts'

export type HolderOf = { bankCode: string; name: string; state: 'USABLE' | 'UNKNOWN' | 'DORMANT' | 'RETURNS' }

/** Banks may be identified by their BIC. */
const CODE_OF_BIC: Readonly<Record<string, string>> = {
  BRINIDJA: '002',
  BMRIIDJA: '008',
  BNINIDJA: '009',
  BBBAIDJA: '013',
  CENAIDJA: '014',
  BNIAIDJA: '022',
}

const FIRST = ['SUMBER', 'MITRA', 'CAHAYA', 'ANUGERAH', 'KARYA', 'SINAR', 'BINA', 'GRAHA']
const SECOND = ['MAKMUR', 'SEJAHTERA', 'ABADI', 'MANDIRI', 'UTAMA', 'PERKASA', 'LESTARI', 'NUSANTARA']

const PARTS: Readonly<Record<string, HolderOf['state']>> = { 404: 'UNKNOWN', 409: 'DORMANT', 406: 'RETURNS' }

export function holderOf(ledger: Ledger, bank: string, accountNumber: string): HolderOf {
  const bankCode = CODE_OF_BIC[bank] ?? bank
  const known = ledger.account(bankCode, accountNumber)
  if (known) return { bankCode, name: known.name, state: 'USABLE' }
  const [one = 0, two = 0] = createHash('sha256').update(`${bankCode}/${accountNumber}`).digest()
  const name = `PT ${FIRST[one % FIRST.length]} ${SECOND[two % SECOND.length]}`
  return { bankCode, name, state: PARTS[accountNumber.slice(-3)] ?? 'USABLE' }
}
