import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { paymentStatusOf } from '../payments/read.ts'
import { describeExpected, expectedFields } from './describe.ts'
import { refuseAction } from './refuseAction.ts'
import { deleteExpected, lockExpectedRows } from './repository.ts'
import type { ExpectedRow } from './table.ts'

/** Deletes an expected transaction that nothing was ever reconciled with. */
export async function removeExpected(tx: Tx, id: string): Promise<void> {
  const [before] = await lockExpectedRows(tx, [id])
  if (!before) throw new Refusal(codes.notFound)
  const gone = await deleteExpected(tx, id)
  if (!gone) throw await refuseDeletion(tx, before)
  recordActivity(tx, {
    action: 'DELETED',
    recordType: 'EXPECTED_TRANSACTION',
    recordId: id,
    recordLabel: before.number,
    changes: changesBetween(await describeExpected(tx, before), undefined, expectedFields),
  })
  tx.emit('expected.deleted', id, { scopeId: before.bankAccountId })
}

/** One that belongs to a payment is told apart by where that stands. */
async function refuseDeletion(tx: Tx, row: ExpectedRow): Promise<Refusal> {
  const status = row.paymentId === null ? undefined : await paymentStatusOf(tx, row.paymentId)
  if (status === 'SENT') return new Refusal(codes.expectedDeleteSentTransfer)
  if (status !== undefined && status !== 'CANCELLED') return new Refusal(codes.expectedDeleteActiveTransfer)
  return refuseAction(row, 'DELETE')
}
