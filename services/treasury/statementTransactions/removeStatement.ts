import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { describeStatement, statementFields } from './describe.ts'
import { updateAccountBalance } from './accountBalance.ts'
import { statementLabel } from './label.ts'
import { enteredByHand } from './lifecycle.ts'
import { statementList } from './list.ts'
import { closeOccurrences } from './occurrences.ts'
import { deleteStatement, linesLike } from './repository.ts'
import { requireOpenPeriod } from '../projection/public.ts'
import { lockStatementsOf } from '../balances/public.ts'

/** Deletes a manually entered line that was never reconciled. */
export async function removeStatement(tx: Tx, id: string): Promise<void> {
  const seen = await statementList.readOne(tx, id)
  if (!seen) throw new Refusal(commonErrors.notFound)
  // Before deleting the line, because that locks the day's sums, and an import takes the account's lock first.
  await lockStatementsOf(tx, seen.bankAccountId)
  const row = await deleteStatement(tx, id)
  if (!row) throw await refusal(tx, id)
  await requireOpenPeriod(tx, [row.date])
  await closeOccurrences(tx, row.bankAccountId, await linesLike(tx, row))
  await updateAccountBalance(tx, row.bankAccountId)
  recordActivity(tx, {
    action: 'DELETED',
    recordType: 'STATEMENT_TRANSACTION',
    recordId: row.id,
    recordLabel: statementLabel(row),
    changes: changesBetween(await describeStatement(tx, row), undefined, statementFields),
  })
  tx.emit('statement.changed', row.id, { scopeId: row.bankAccountId })
}

async function refusal(tx: Tx, id: string): Promise<Refusal> {
  const row = await statementList.readOne(tx, id)
  if (!row) return new Refusal(commonErrors.notFound)
  if (!enteredByHand(row)) return new Refusal(codes.statementDeleteImported)
  return new Refusal(row.allocatedMinor > 0n ? codes.alreadyReconciled : codes.statementHasHistory)
}
