import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { undoing } from '../events.ts'
import { updateAccountBalance } from '../accountBalance.ts'
import { requireOpenPeriod } from '../../projection/public.ts'
import { countImported, deleteImported, firstDayImported, linesLikeImported, lockImported } from '../repository.ts'
import { lockStatementsOf } from '../../balances/public.ts'
import { closeOccurrences } from '../occurrences.ts'
import type { StatementImportRow } from '../table.ts'
import { filesWithUnnamed, moveImport, passOnShared, readImports } from './repository.ts'

/** Undoes an import with all lines that no other file contains, if none of them is reconciled now. */
export async function undoImport(tx: Tx, id: string): Promise<StatementImportRow> {
  const [before] = await readImports(tx, [id])
  if (!before) throw new Refusal(commonErrors.notFound)
  await lockStatementsOf(tx, before.bankAccountId)
  const row = await moveImport(tx, id, 'UNDO', { status: 'UNDONE' })
  if (!row) throw new Refusal(codes.statementImportStateInvalid)
  await lockImported(tx, id)
  const [unnamed] = await filesWithUnnamed(tx, id)
  if (unnamed !== undefined) throw new Refusal(codes.statementImportShared, { params: { file: unnamed } })
  await passOnShared(tx, id)
  const stored = await countImported(tx, id)
  const like = await linesLikeImported(tx, row.bankAccountId, id)
  await tx.raise(undoing, { importId: id })
  await requireOpenPeriod(tx, await firstDayImported(tx, id))
  const deleted = await deleteImported(tx, id)
  if (deleted < stored) throw new Refusal(codes.statementImportHasReconciled)
  await closeOccurrences(tx, row.bankAccountId, like)
  await updateAccountBalance(tx, row.bankAccountId)
  recordActivity(tx, {
    action: 'IMPORT_UNDONE',
    recordType: 'STATEMENT_IMPORT',
    recordId: id,
    recordLabel: row.fileName,
    counts: { deleted },
  })
  tx.emit('statement-import.changed', id, { scopeId: row.bankAccountId })
  return row
}
