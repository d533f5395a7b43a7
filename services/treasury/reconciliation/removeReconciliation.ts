import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { formatMinor } from '../../kit/money.ts'
import { codes } from './errors.ts'
import { allocateExpectedMany } from '../expectedTransactions/public.ts'
import { allocateStatementMany } from '../statementTransactions/public.ts'
import { unmatched } from './events.ts'
import { unlearn } from './learn.ts'
import { lockSides } from './reconcile.ts'
import { markRemoved, reconciliationList, type Stored } from './store.ts'

/**
 * Undoes a reconciliation: both sides are open again by what it allocated, and it stays in the history with its reason. Users need no
 * reason for their own of the last 15 minutes.
 */
export async function removeReconciliation(tx: Tx, id: string, reason = ''): Promise<Stored> {
  const why = reason.trim() || null
  const wasInForce = await markRemoved(tx, id, why)
  const stored = await reconciliationList.readOne(tx, id)
  if (!stored) throw new Refusal(commonErrors.notFound)
  if (!wasInForce && stored.removedAt === null)
    throw new Refusal(codes.reconciliationReasonRequired, { path: 'reason' })
  if (!wasInForce) throw new Refusal(codes.reconciliationAlreadyRemoved)
  const { allocations } = stored
  await lockSides(
    tx,
    unique(allocations.map(part => part.statementTransactionId)),
    unique(allocations.map(part => part.expectedTransactionId)),
  )
  await allocateStatementMany(
    tx,
    allocations.map(part => ({ id: part.statementTransactionId, deltaMinor: -part.amountMinor })),
  )
  const given = new Map<string, bigint>()
  for (const { expectedTransactionId, amountMinor, adjustments } of allocations) {
    const total = adjustments.reduce((sum, { amount }) => sum + amount, amountMinor)
    given.set(expectedTransactionId, (given.get(expectedTransactionId) ?? 0n) - total)
  }
  const opened = await allocateExpectedMany(
    tx,
    [...given].map(([expectedId, deltaMinor]) => ({ id: expectedId, deltaMinor })),
  )
  await tx.raise(unmatched, { expecteds: opened, reconciliations: [stored] })
  await unlearn(tx, stored.taught)
  recordActivity(tx, {
    action: 'REMOVE_RECONCILIATION',
    recordType: 'RECONCILIATION',
    recordId: id,
    recordLabel: `${formatMinor(stored.amountMinor)} ${stored.currency}`,
    changes: [{ field: 'result', before: stored.result, after: null }],
    ...(stored.removalReason !== null && { reason: stored.removalReason }),
  })
  tx.emit('reconciliation.removed', id, { scopeId: stored.bankAccountId })
  return stored
}

const unique = (ids: readonly string[]) => [...new Set(ids)]
