// What reconciliation asks of payments: their money was seen on a statement, or was not after all.
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { billConflicts } from '../bills/ofPayment.ts'
import { settleBill, unsettleBill } from '../bills/settle.ts'
import type { ExpectedRow } from '../expected/table.ts'
import { tellStep } from './describe.ts'
import { changeBySystem, lockPayments } from './repository.ts'
import type { PaymentRow } from './table.ts'

type Side = Pick<ExpectedRow, 'id' | 'paymentId' | 'direction' | 'status'>

/** The payments whose money these are, with their locks, by the id of the expected transaction. */
export async function paymentsBehind(tx: Tx, sides: Iterable<Side>): Promise<Map<string, PaymentRow>> {
  const owners = [...sides].flatMap(({ id, paymentId }) => (paymentId === null ? [] : [{ id, paymentId }]))
  if (owners.length === 0) return new Map()
  const payments = await lockPayments(tx, [...new Set(owners.map(({ paymentId }) => paymentId))])
  const byId = new Map(payments.map(row => [row.id, row]))
  return new Map(
    owners.flatMap(({ id, paymentId }) => {
      const payment = byId.get(paymentId)
      return payment ? [[id, payment]] : []
    }),
  )
}

/** Whether a person brings it to the bank, or whoever does: only the bank itself tells us of the others. */
const isManual = ({ channel, status }: PaymentRow) =>
  channel === 'MANUAL' || status === 'NEEDS_APPROVAL' || status === 'SCHEDULED' || status === 'FAILED'

/** The expected transactions that must be matched alone and in full: the statement is all that tells of such a payment. */
export const matchedAlone = (behind: ReadonlyMap<string, PaymentRow>): Set<string> =>
  new Set([...behind].flatMap(([expectedId, payment]) => (isManual(payment) ? [expectedId] : [])))

/** Marks as sent whose money has been seen to leave. What was not sent by us went by hand. */
export async function settlePayments(
  tx: Tx,
  sides: readonly Side[],
  behind: ReadonlyMap<string, PaymentRow>,
): Promise<void> {
  for (const side of sides) {
    const before = behind.get(side.id)
    if (!before || side.direction !== 'DEBIT' || side.status !== 'RECONCILED') continue
    const row = await changeBySystem(tx, before.id, 'SETTLE', {
      status: 'SENT',
      sentAt: tx.clock.now().toString(),
      releaseAt: null,
      failureCode: null,
      failureReason: null,
      ...(isManual(before) && { channel: 'MANUAL' as const }),
    })
    if (!row) continue
    tellStep(tx, { action: 'SENT', row, from: before.status })
    if (row.billId !== null) await settleBill(tx, row.billId)
  }
}

/** Takes back what a statement had told: a payment that a person brought to the bank is open again. */
export async function unsettlePayments(tx: Tx, sides: readonly Side[]): Promise<void> {
  for (const { paymentId, direction } of sides) {
    if (paymentId === null || direction !== 'DEBIT') continue
    const row = await refusing(billConflicts, () =>
      changeBySystem(tx, paymentId, 'UNSETTLE', { status: 'IN_PROGRESS', sentAt: null }),
    )
    if (!row) continue
    tellStep(tx, { action: 'REMOVE_RECONCILIATION', row, from: 'SENT' })
    if (row.billId !== null) await unsettleBill(tx, row.billId)
  }
}
