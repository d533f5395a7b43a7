// People end a payment before its money has left, each with a reason.
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { restoreBillExpectation } from '../bills/public.ts'
import { codes } from './errors.ts'
import { archiveExpectedOf, lockExpectedOf } from './expectedOf.ts'
import { tellStep } from './describe.ts'
import { paymentList } from './list.ts'
import { freeExpected } from './ofExpected.ts'
import { changePayment } from './repository.ts'
import { endSeriesOf } from './recurrence/stopRepeating.ts'
import type { PaymentRow } from './table.ts'

/** An approver turns a payment down. */
export async function rejectPayment(tx: Tx, id: string, reason: string): Promise<void> {
  // Before the payment itself: reconciliation takes its locks in this order.
  await lockExpectedOf(tx, id)
  const row = await changePayment(tx, id, 'REJECT', {
    status: 'REJECTED',
    rejectionReason: reason,
    ...decidedNow(tx),
  })
  if (!row) throw await refuseState(tx, id)
  await expectNoMore(tx, row)
  tellStep(tx, { action: 'REJECTED', row, from: 'NEEDS_APPROVAL', reason })
}

type Cancellation = {
  reason: string
  /** Whether no further payment is made of its series either. */
  endSeries: boolean
}

/** Calls a payment off: nobody waits for its money any more. */
export async function cancelPayment(tx: Tx, id: string, { reason, endSeries }: Cancellation): Promise<void> {
  // Before the payment itself: reconciliation takes its locks in this order.
  await lockExpectedOf(tx, id)
  const row = await changePayment(tx, id, 'CANCEL', {
    status: 'CANCELLED',
    cancellationReason: reason,
    releaseAt: null,
    ...decidedNow(tx),
  })
  if (!row) throw await refuseState(tx, id)
  await expectNoMore(tx, row)
  tellStep(tx, { action: 'CANCELLED', row, from: row.previousStatus ?? row.status, reason })
  if (endSeries) await endSeriesOf(tx, row)
}

/** Nobody waits for the money of a payment any more; that of its bill or refund is waited for again. */
export async function expectNoMore(tx: Tx, row: PaymentRow): Promise<void> {
  await archiveExpectedOf(tx, row.id)
  if (row.billId !== null) await restoreBillExpectation(tx, row.billId)
  await freeExpected(tx, row)
}

export const decidedNow = (tx: Tx) => ({ decidedBy: tx.actorId, decidedAt: tx.clock.now().toString() })

/** Why a guarded write did not find the payment in a state that the lifecycle table allows. */
export async function refuseState(tx: Tx, id: string): Promise<Refusal> {
  const row = await paymentList.readOne(tx, id)
  return new Refusal(row ? codes.transferStatusInvalid : commonErrors.notFound)
}
