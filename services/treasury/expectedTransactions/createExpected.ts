import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { newId } from '../../kit/ids.ts'
import { takeNumber } from '../numbers/public.ts'
import { describeExpected, expectedFields } from './describe.ts'
import { checkedValues, expectedConflicts, type ExpectedInput } from './input.ts'
import { insertExpected } from './repository.ts'
import type { ExpectedRow } from './table.ts'

/** Creates an expected transaction manually. */
export async function createExpected(tx: Tx, input: ExpectedInput): Promise<ExpectedRow> {
  const values = await checkedValues(tx, input)
  const number = await takeNumber(tx, 'ET')
  const row = await refusing(expectedConflicts, () =>
    insertExpected(tx, { ...values, id: newId(), number, source: 'MANUAL', createdBy: tx.actorId }),
  )
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'EXPECTED_TRANSACTION',
    recordId: row.id,
    recordLabel: row.number,
    changes: changesBetween(undefined, await describeExpected(tx, row), expectedFields),
  })
  tx.emit('expected.changed', row.id, { scopeId: row.bankAccountId })
  return row
}
