import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { statementLabel } from './label.ts'
import { statementList } from './list.ts'
import { moveStatement } from './repository.ts'
import type { StatementRow } from './table.ts'

/** Puts an unreconciled line out of sight. */
export async function archiveStatement(tx: Tx, id: string): Promise<StatementRow> {
  const row = await moveStatement(tx, id, 'ARCHIVE', 'ARCHIVED')
  if (!row) throw await refusal(tx, id, 'statementNotArchivable')
  return told(tx, row, 'ARCHIVED')
}

/** Brings an archived line back. */
export async function unarchiveStatement(tx: Tx, id: string): Promise<StatementRow> {
  const row = await moveStatement(tx, id, 'UNARCHIVE', 'UNRECONCILED')
  if (!row) throw await refusal(tx, id, 'statementNotArchived')
  return told(tx, row, 'UNARCHIVED')
}

async function refusal(tx: Tx, id: string, code: 'statementNotArchivable' | 'statementNotArchived'): Promise<Refusal> {
  const row = await statementList.readOne(tx, id)
  return new Refusal(row ? codes[code] : codes.notFound)
}

function told(tx: Tx, row: StatementRow, action: 'ARCHIVED' | 'UNARCHIVED'): StatementRow {
  recordActivity(tx, {
    action,
    recordType: 'STATEMENT_TRANSACTION',
    recordId: row.id,
    recordLabel: statementLabel(row),
  })
  tx.emit('statement.changed', row.id, { scopeId: row.bankAccountId })
  return row
}
