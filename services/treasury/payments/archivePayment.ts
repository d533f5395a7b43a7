import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { billConflicts, standAside, stepForward } from '../bills/public.ts'
import { archiveExpectedOf, lockExpectedOf, reopenExpectedOf } from './expectedOf.ts'
import { tellStep } from './describe.ts'
import { changePayment } from './repository.ts'
import { refuseState } from './stopPayment.ts'
import type { PaymentRow } from './table.ts'

/** Puts a payment that has ended out of sight. One that failed is given up by it: the bill that it was to pay can be paid otherwise. */
export async function archivePayment(tx: Tx, id: string): Promise<void> {
  // Before the payment itself: reconciliation takes its locks in this order.
  await lockExpectedOf(tx, id)
  const row = await changePayment(tx, id, 'ARCHIVE', { archivedAt: tx.clock.now().toString() })
  if (!row) throw await refuseState(tx, id)
  const billId = unpaidBillOf(row)
  if (billId !== null) {
    await archiveExpectedOf(tx, id)
    await stepForward(tx, billId)
  }
  tellStep(tx, { action: 'ARCHIVED', row })
}

/** Brings an archived payment back; one that failed only while its bill is not paid otherwise. */
export async function unarchivePayment(tx: Tx, id: string): Promise<void> {
  await lockExpectedOf(tx, id)
  const row = await refusing(billConflicts, () => changePayment(tx, id, 'UNARCHIVE', { archivedAt: null }))
  if (!row) throw await refuseState(tx, id)
  const billId = unpaidBillOf(row)
  if (billId !== null) {
    await standAside(tx, billId)
    await reopenExpectedOf(tx, id)
  }
  tellStep(tx, { action: 'UNARCHIVED', row })
}

/** The bill that a failed payment was to pay. */
const unpaidBillOf = ({ status, billId }: PaymentRow) => (status === 'FAILED' ? billId : null)
