import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { archiveBillExpectation, restoreBillExpectation } from '../bills/public.ts'
import { archiveExpectedOf, lockExpectedOf, reopenExpectedOf } from './expectedOf.ts'
import { recordStep } from './describe.ts'
import { aliveConflicts, commitExpected, freeExpected } from './ofExpected.ts'
import { changePayment } from './repository.ts'
import { refuseState } from './stopPayment.ts'
import type { PaymentRow } from './table.ts'

/** Archives a payment that has ended. A failed one is thereby abandoned: its bill or refund can be paid by another payment. */
export async function archivePayment(tx: Tx, id: string): Promise<void> {
  // Before the payment itself, because reconciliation takes its locks in this order.
  await lockExpectedOf(tx, id)
  const row = await changePayment(tx, id, 'ARCHIVE', { archivedAt: tx.clock.now().toString() })
  if (!row) throw await refuseState(tx, id)
  if (isGivenUp(row)) {
    await archiveExpectedOf(tx, id)
    if (row.billId !== null) await restoreBillExpectation(tx, row.billId)
    await freeExpected(tx, row)
  }
  recordStep(tx, { action: 'ARCHIVED', row })
}

/** Restores an archived payment; a failed one only while its bill or refund has no other payment. */
export async function unarchivePayment(tx: Tx, id: string): Promise<void> {
  await lockExpectedOf(tx, id)
  const row = await refusing(aliveConflicts, () => changePayment(tx, id, 'UNARCHIVE', { archivedAt: null }))
  if (!row) throw await refuseState(tx, id)
  if (isGivenUp(row)) {
    if (row.billId !== null) await archiveBillExpectation(tx, row.billId)
    await commitExpected(tx, row)
    await reopenExpectedOf(tx, id)
  }
  recordStep(tx, { action: 'UNARCHIVED', row })
}

/** Whether it is a failed payment whose bill or refund can be paid by another one. */
const isGivenUp = ({ status, billId, paidExpectedId }: PaymentRow) =>
  status === 'FAILED' && (billId ?? paidExpectedId) !== null
