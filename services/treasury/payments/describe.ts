import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Action } from '../../kit/activity/table.ts'
import type { Tx } from '../../kit/database/database.ts'
import { formatMinor } from '../../kit/money.ts'
import { bankOf } from '../bankAccounts/banks.ts'
import { bankAccountAlias } from '../bankAccounts/read.ts'
import { counterpartyAlias } from '../counterparties/read.ts'
import type { PaymentRow } from './table.ts'

/** The payment as the activity log tells of it: what it points at is named by its alias. */
export async function describePayment(tx: Tx, row: PaymentRow) {
  const bank = bankOf(row.beneficiaryBankCode)?.name ?? row.beneficiaryBankCode
  return {
    from: await bankAccountAlias(tx, row.fromAccountId),
    to: `${row.beneficiaryName}, ${bank} ${row.beneficiaryAccountNumber}`,
    counterparty: await counterpartyAlias(tx, row.counterpartyId),
    amount: `${formatMinor(row.amountMinor)} ${row.currency}`,
    method: row.method,
    date: row.date,
    memo: row.memo,
    notes: row.notes,
  }
}

export const paymentFields = ['from', 'to', 'counterparty', 'amount', 'method', 'date', 'memo', 'notes'] as const

/** The event of a payment's change. */
export const tellPayment = (tx: Tx, { id, fromAccountId }: Pick<PaymentRow, 'id' | 'fromAccountId'>) =>
  tx.emit('payment.changed', id, { scopeId: fromAccountId })

type Step = {
  action: Action
  /** As it is after the step. */
  row: PaymentRow
  /** Where it was before, when the step moved it. */
  from?: PaymentRow['status']
  reason?: string | null | undefined
}

/** Tells log and feed of a step in the life of a payment. */
export function tellStep(tx: Tx, { action, row, from, reason = null }: Step): void {
  const moved = from === undefined ? [] : changesBetween({ status: from }, { status: row.status }, ['status'])
  recordActivity(tx, {
    action,
    recordType: 'PAYMENT',
    recordId: row.id,
    recordLabel: row.number,
    changes: moved,
    reason,
  })
  tellPayment(tx, row)
}
