import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { describeExpected, expectedFields } from './describe.ts'
import { deletionRefused } from './events.ts'
import { refuseAction } from './refuseAction.ts'
import { deleteExpected, lockExpectedRows } from './repository.ts'

/** Deletes an expected transaction that was never reconciled. */
export async function removeExpected(tx: Tx, id: string): Promise<void> {
  const [before] = await lockExpectedRows(tx, [id])
  if (!before) throw new Refusal(commonErrors.notFound)
  const gone = await deleteExpected(tx, id)
  if (!gone) {
    await tx.raise(deletionRefused, { row: before })
    throw refuseAction(before, 'DELETE')
  }
  recordActivity(tx, {
    action: 'DELETED',
    recordType: 'EXPECTED_TRANSACTION',
    recordId: id,
    recordLabel: before.number,
    changes: changesBetween(await describeExpected(tx, before), undefined, expectedFields),
  })
  tx.emit('expected.deleted', id, { scopeId: before.bankAccountId })
}
