// Users end a payment before its money has left, with a reason.
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { restoreBillExpectation } from '../bills/public.ts'
import { codes } from './errors.ts'
import { archiveExpectedOf, lockExpectedOf } from './expectedOf.ts'
import { recordStep } from './describe.ts'
import { paymentList } from './list.ts'
import { freeExpected } from './ofExpected.ts'
import { changePayment } from './repository.ts'
import { endSeriesOf } from './recurrence/stopRepeating.ts'
import type { PaymentRow } from './table.ts'

/** An approver rejects a payment. */
export async function rejectPayment(tx: Tx, id: string, reason: string): Promise<void> {
  // Before the payment itself, because reconciliation takes its locks in this order.
  await lockExpectedOf(tx, id)
  const row = await changePayment(tx, id, 'REJECT', {
    status: 'REJECTED',
    rejectionReason: reason,
    ...decidedNow(tx),
  })
  if (!row) throw await refuseState(tx, id)
  await expectNoMore(tx, row)
  recordStep(tx, { action: 'REJECTED', row, from: 'NEEDS_APPROVAL', reason })
}

type Cancellation = {
  reason: string
  /** Whether its series ends too. */
  endSeries: boolean
}

/** Cancels a payment: its money is no longer expected. */
export async function cancelPayment(tx: Tx, id: string, { reason, endSeries }: Cancellation): Promise<void> {
  // Before the payment itself, because reconciliation takes its locks in this order.
  await lockExpectedOf(tx, id)
  const row = await changePayment(tx, id, 'CANCEL', {
    status: 'CANCELLED',
    cancellationReason: reason,
    releaseAt: null,
    ...decidedNow(tx),
  })
  if (!row) throw await refuseState(tx, id)
  await expectNoMore(tx, row)
  recordStep(tx, { action: 'CANCELLED', row, from: row.previousStatus ?? row.status, reason })
  if (endSeries) await endSeriesOf(tx, row)
}

/** The payment's money is no longer expected; that of its bill or refund is expected again. */
export async function expectNoMore(tx: Tx, row: PaymentRow): Promise<void> {
  await archiveExpectedOf(tx, row.id)
  if (row.billId !== null) await restoreBillExpectation(tx, row.billId)
  await freeExpected(tx, row)
}

export const decidedNow = (tx: Tx) => ({ decidedBy: tx.actorId, decidedAt: tx.clock.now().toString() })

/** Why a guarded update did not find the payment in a status that the lifecycle table allows. */
export async function refuseState(tx: Tx, id: string): Promise<Refusal> {
  const row = await paymentList.readOne(tx, id)
  return new Refusal(row ? codes.transferStatusInvalid : commonErrors.notFound)
}
