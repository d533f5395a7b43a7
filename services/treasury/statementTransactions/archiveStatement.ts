import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { requireOpenPeriod } from '../projection/public.ts'
import { codes } from './errors.ts'
import { statementLabel } from './label.ts'
import { statementList } from './list.ts'
import { moveStatement } from './repository.ts'
import type { StatementRow } from './table.ts'

/** Archives an unreconciled transaction. */
export const archiveStatement = (tx: Tx, id: string) => move(tx, id, 'ARCHIVE')

/** Restores an archived transaction. */
export const unarchiveStatement = (tx: Tx, id: string) => move(tx, id, 'UNARCHIVE')

const OUTCOMES = {
  ARCHIVE: { from: 'UNRECONCILED', to: 'ARCHIVED', activity: 'ARCHIVED', refusal: codes.statementNotArchivable },
  UNARCHIVE: { from: 'ARCHIVED', to: 'UNRECONCILED', activity: 'UNARCHIVED', refusal: codes.statementNotArchived },
} as const

async function move(tx: Tx, id: string, action: keyof typeof OUTCOMES): Promise<StatementRow> {
  const { from, to, activity, refusal } = OUTCOMES[action]
  const row = await moveStatement(tx, id, action, to)
  if (!row) throw new Refusal((await statementList.readOne(tx, id)) ? refusal : commonErrors.notFound)
  await requireOpenPeriod(tx, [row.date])
  recordActivity(tx, {
    action: activity,
    recordType: 'STATEMENT_TRANSACTION',
    recordId: row.id,
    recordLabel: statementLabel(row),
    changes: [{ field: 'status', before: from, after: to }],
  })
  tx.emit('statement.changed', row.id, { scopeId: row.bankAccountId })
  return row
}
