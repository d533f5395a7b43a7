// Called by reconciliation: the money of payments was matched on a statement, or unmatched.
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { settleBill, unsettleBill } from '../bills/public.ts'
import type { ExpectedRow } from '../expectedTransactions/public.ts'
import { recordStep } from './describe.ts'
import { isManual } from './lifecycle.ts'
import { aliveConflicts } from './ofExpected.ts'
import { changeBySystem, lockPayments, settlePayment } from './repository.ts'

type Side = Pick<ExpectedRow, 'id' | 'paymentId' | 'direction' | 'status'>

/**
 * The expected transactions that must be matched exclusively and in full: only the statement shows that such a payment was sent. All
 * payments of this money stay locked.
 */
export async function requiresExclusiveMatch(tx: Tx, sides: readonly Side[]): Promise<string[]> {
  const owners = sides.flatMap(({ id, paymentId }) => (paymentId === null ? [] : [{ id, paymentId }]))
  if (owners.length === 0) return []
  const payments = await lockPayments(tx, [...new Set(owners.map(({ paymentId }) => paymentId))])
  const manual = new Set(payments.filter(isManual).map(({ id }) => id))
  return owners.flatMap(({ id, paymentId }) => (manual.has(paymentId) ? [id] : []))
}

/** Marks payments as sent whose money has left. Those that we did not send were sent manually. */
export async function settlePayments(tx: Tx, sides: readonly Side[]): Promise<void> {
  for (const { paymentId, direction, status } of sides) {
    if (paymentId === null || direction !== 'DEBIT' || status !== 'RECONCILED') continue
    const row = await settlePayment(tx, paymentId)
    if (!row) continue
    recordStep(tx, { action: 'SENT', row, from: row.previousStatus ?? row.status })
    if (row.billId !== null) await settleBill(tx, row.billId)
  }
}

/** Undoes it after unmatching: a manually sent payment is open again. */
export async function unsettlePayments(tx: Tx, sides: readonly Side[]): Promise<void> {
  for (const { paymentId, direction } of sides) {
    if (paymentId === null || direction !== 'DEBIT') continue
    const row = await refusing(aliveConflicts, () =>
      changeBySystem(tx, paymentId, 'UNSETTLE', { status: 'IN_PROGRESS', sentAt: null }),
    )
    if (!row) continue
    recordStep(tx, { action: 'REMOVE_RECONCILIATION', row, from: 'SENT' })
    if (row.billId !== null) await unsettleBill(tx, row.billId)
  }
}
