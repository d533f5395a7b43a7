// Payments that a person brings to the bank's own portal, as a CSV file.
import { stringify } from 'csv-stringify/sync'
import type { Tx } from '../../kit/database/database.ts'
import { formatMinor } from '../../kit/money.ts'
import { bankOf } from '../bankAccounts/banks.ts'
import { bankAccountList } from '../bankAccounts/list.ts'
import { tellStep } from './describe.ts'
import { paymentList } from './list.ts'
import { changePayment } from './repository.ts'
import { refuseState } from './stopPayment.ts'

/** Takes a payment out of our hands: a person brings it to the bank, and a statement line will settle it. */
export async function exportPayment(tx: Tx, id: string): Promise<void> {
  const row = await changePayment(tx, id, 'EXPORT', {
    status: 'IN_PROGRESS',
    channel: 'MANUAL',
    releaseAt: null,
    failureCode: null,
    failureReason: null,
  })
  if (!row) throw await refuseState(tx, id)
  tellStep(tx, { action: 'EXPORTED', row, from: row.previousStatus ?? row.status })
}

const COLUMNS = [
  'number',
  'value_date',
  'from_bank',
  'from_account',
  'to_bank_code',
  'to_bank',
  'to_bank_swift',
  'to_account',
  'to_name',
  'amount',
  'currency',
  'method',
  'memo',
] as const

/** The file for the portal. Cells that a spreadsheet would run are neutralized, the mark tells it that this is UTF-8. */
export async function exportFile(tx: Tx, ids: readonly string[]): Promise<string> {
  const payments = await paymentList.read(tx, ids)
  const accounts = await bankAccountList.read(tx, [...new Set(payments.map(row => row.fromAccountId))])
  const accountOf = new Map(accounts.map(account => [account.id, account]))
  const byNumber = payments.toSorted((one, other) => (one.number < other.number ? -1 : 1))
  const rows = byNumber.map(row => {
    const from = accountOf.get(row.fromAccountId)
    const to = bankOf(row.beneficiaryBankCode)
    return [
      row.number,
      row.valueDate,
      bankOf(from?.bankCode ?? '')?.name ?? '',
      from?.accountNumber ?? '',
      row.beneficiaryBankCode,
      to?.name ?? '',
      to?.bic ?? '',
      row.beneficiaryAccountNumber,
      row.beneficiaryName,
      formatMinor(row.amountMinor),
      row.currency,
      row.method ?? '',
      row.memo ?? '',
    ]
  })
  return stringify([[...COLUMNS], ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' })
}
