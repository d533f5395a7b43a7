import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { violationOf } from '../../kit/database/violations.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { noteStanding } from './standing.ts'
import { statementLabel } from './label.ts'
import { enteredByHand } from './lifecycle.ts'
import { statementList } from './list.ts'
import { deleteStatement, lockStatementsOf } from './repository.ts'

/** Deletes a line that was entered by hand and that nothing was ever reconciled with. */
export async function removeStatement(tx: Tx, id: string): Promise<void> {
  const row = await keepingHistory(() => deleteStatement(tx, id))
  if (!row) throw await refusal(tx, id)
  await lockStatementsOf(tx, row.bankAccountId)
  await noteStanding(tx, row.bankAccountId)
  recordActivity(tx, {
    action: 'DELETED',
    recordType: 'STATEMENT_TRANSACTION',
    recordId: row.id,
    recordLabel: statementLabel(row),
  })
  tx.emit('statement.changed', row.id, { scopeId: row.bankAccountId })
}

/** A reconciliation that was taken back is kept, and with it the lines that it names. */
export async function keepingHistory<T>(deletion: () => Promise<T>): Promise<T> {
  try {
    return await deletion()
  } catch (error) {
    throw violationOf(error)?.kind === 'foreignKey' ? new Refusal(codes.statementHasHistory) : error
  }
}

async function refusal(tx: Tx, id: string): Promise<Refusal> {
  const row = await statementList.readOne(tx, id)
  if (!row) return new Refusal(codes.notFound)
  return new Refusal(enteredByHand(row) ? codes.alreadyReconciled : codes.statementDeleteImported)
}
