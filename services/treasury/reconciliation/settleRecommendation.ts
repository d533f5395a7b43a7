// A user accepts or rejects a proposal of the engine, while it is pending.
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { formatMinor } from '../../kit/money.ts'
import { statementCodes } from '../statementTransactions/public.ts'
import { codes } from './errors.ts'
import type { LockedRecords } from './match.ts'
import type { Allocation } from './matching/types.ts'
import { confirmMatches, lockSides, recordMatch } from './reconcile.ts'
import { recommendationList, settleRecommendations, type Recommended } from './recommendations.ts'
import type { Stored } from './store.ts'

async function recommendationOf(tx: Tx, id: string): Promise<Recommended> {
  const found = await recommendationList.readOne(tx, id)
  if (!found) throw new Refusal(codes.recommendationNotFound)
  return found
}

export const allocationsOf = ({ parts }: Recommended): Allocation[] =>
  parts.map(part => ({
    lineId: part.statementTransactionId,
    expectedId: part.expectedTransactionId,
    amount: part.amountMinor,
    adjustments: part.adjustments.map(({ kind, amount }) => ({ kind, amount: BigInt(amount) })),
  }))

/** The records of a recommendation. */
export const sidesOf = ({ parts }: Pick<Recommended, 'parts'>) => ({
  lineIds: [...new Set(parts.map(part => part.statementTransactionId))],
  expectedIds: [...new Set(parts.map(part => part.expectedTransactionId))],
})

/** Confirms a pending recommendation unchanged; refused if its records have changed since. */
export async function acceptRecommendation(tx: Tx, id: string): Promise<Stored> {
  const recommended = await recommendationOf(tx, id)
  const { lineIds, expectedIds } = sidesOf(recommended)
  // The sides first, because all callers take locks in that order.
  const sides = await lockSides(tx, lineIds, expectedIds)
  const [settled] = await settleRecommendations(tx, [id], 'ACCEPTED')
  if (!settled) throw refuseSettled(recommended, sides)
  if (!stillFits(recommended, sides)) throw new Refusal(statementCodes.alreadyReconciled)
  const match = { kind: 'REVIEW' as const, allocations: allocationsOf(recommended), recommendationId: id }
  const [stored] = await confirmMatches(tx, [match], sides)
  recordMatch(tx, stored!, sides)
  return stored!
}

/** Why a recommendation is no longer pending: another user's match has its own code. */
function refuseSettled({ parts }: Recommended, { lines }: LockedRecords): Refusal {
  const taken = parts.some(part => lines.get(part.statementTransactionId)?.status === 'RECONCILED')
  return new Refusal(taken ? statementCodes.alreadyReconciled : codes.recommendationNotPending)
}

/** Whether both sides still have the open amounts that the recommendation is based on. */
export function stillFits({ parts, result }: Recommended, { lines, expecteds }: LockedRecords): boolean {
  const needed = new Map<string, bigint>()
  const need = (id: string, amount: bigint) => needed.set(id, (needed.get(id) ?? 0n) + amount)
  for (const part of parts) {
    need(part.statementTransactionId, part.amountMinor)
    need(part.expectedTransactionId, part.amountMinor + part.adjustedMinor)
  }
  return [...needed].every(([id, amount]) => {
    const row = lines.get(id) ?? expecteds.get(id)
    if (!row || row.status === 'ARCHIVED') return false
    const open = row.amountMinor - row.allocatedMinor
    // A full match that would leave something open is not what the user saw.
    return result === 'FULL_MATCH' ? open === amount : open >= amount
  })
}

/** Rejects a pending recommendation: it is not proposed again. */
export async function rejectRecommendation(tx: Tx, id: string): Promise<void> {
  const [settled] = await settleRecommendations(tx, [id], 'REJECTED')
  const recommended = await recommendationOf(tx, id)
  if (!settled) throw new Refusal(codes.recommendationNotPending)
  const total = recommended.parts.reduce((sum, part) => sum + part.amountMinor, 0n)
  recordActivity(tx, {
    action: 'REJECTED',
    recordType: 'RECOMMENDATION',
    recordId: id,
    recordLabel: `${formatMinor(total)} ${recommended.currency}`,
  })
  tx.emit('recommendations.changed', id, { scopeId: recommended.bankAccountId })
}
