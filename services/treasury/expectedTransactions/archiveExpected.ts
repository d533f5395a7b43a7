import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuseAction } from './refuseAction.ts'
import { expectedList } from './list.ts'
import { moveExpected } from './repository.ts'
import type { ExpectedRow } from './table.ts'

/** Archives an unreconciled record. */
export const archiveExpected = (tx: Tx, id: string) => move(tx, id, 'ARCHIVE')

/** Restores an archived record. */
export const unarchiveExpected = (tx: Tx, id: string) => move(tx, id, 'UNARCHIVE')

const OUTCOMES = {
  ARCHIVE: { to: 'ARCHIVED', from: 'UNRECONCILED', activity: 'ARCHIVED' },
  UNARCHIVE: { to: 'UNRECONCILED', from: 'ARCHIVED', activity: 'UNARCHIVED' },
} as const

async function move(tx: Tx, id: string, action: keyof typeof OUTCOMES): Promise<ExpectedRow> {
  const { from, to, activity } = OUTCOMES[action]
  const row = await moveExpected(tx, id, action, to)
  if (!row) throw refuseAction(await expectedList.readOne(tx, id), action)
  recordActivity(tx, {
    action: activity,
    recordType: 'EXPECTED_TRANSACTION',
    recordId: id,
    recordLabel: row.number,
    changes: [{ field: 'status', before: from, after: to }],
  })
  tx.emit('expected.changed', id, { scopeId: row.bankAccountId })
  return row
}
