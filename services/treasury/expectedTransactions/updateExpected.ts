import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { describeExpected, expectedFields } from './describe.ts'
import { checkedValues, expectedConflicts, type ExpectedInput } from './input.ts'
import { refuseAction } from './refuseAction.ts'
import { changeExpected, lockExpectedRows } from './repository.ts'
import type { ExpectedRow } from './table.ts'

/** Replaces the values of an expected transaction. */
export async function updateExpected(
  tx: Tx,
  id: string,
  { version, ...input }: ExpectedInput & { version: number },
): Promise<ExpectedRow> {
  const [before] = await lockExpectedRows(tx, [id])
  if (!before) throw new Refusal(commonErrors.notFound)
  // Reported before conflicts of its values: what the user saw is no longer current.
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  const values = await checkedValues(tx, input, before)
  const after = await refusing(expectedConflicts, () => changeExpected(tx, id, version, values))
  if (!after) throw refuseAction(before, 'UPDATE')
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'EXPECTED_TRANSACTION',
    recordId: id,
    recordLabel: after.number,
    changes: changesBetween(await describeExpected(tx, before), await describeExpected(tx, after), expectedFields),
  })
  tx.emit('expected.changed', id, { scopeId: after.bankAccountId })
  if (before.bankAccountId !== after.bankAccountId) tx.emit('expected.changed', id, { scopeId: before.bankAccountId })
  return after
}
