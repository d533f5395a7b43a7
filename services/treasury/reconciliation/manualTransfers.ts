// Only the statement shows a transfer that was sent manually: as one line, in full.
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { checking } from './events.ts'
import type { Match, LockedRecords } from './match.ts'

/** The expected transactions that other modules require to match exclusively and in full. */
export async function requiresExclusiveMatch(
  tx: Tx,
  { expecteds }: Pick<LockedRecords, 'expecteds'>,
): Promise<Set<string>> {
  const answers = await tx.raise(checking, { expecteds: [...expecteds.values()] })
  return new Set(answers.flat())
}

/** Why a match may not contain the expected transactions in `alone`; undefined if it contains none, or leaves nothing open. */
export function refuseSplit(
  { allocations }: Pick<Match, 'allocations'>,
  { lines, expecteds }: LockedRecords,
  alone: ReadonlySet<string>,
): Refusal | undefined {
  const manual = allocations.find(({ expectedId }) => alone.has(expectedId))
  if (!manual) return undefined
  if (allocations.length > 1) return new Refusal(codes.manualTransferOneToOne)
  const line = lines.get(manual.lineId)
  const expected = expecteds.get(manual.expectedId)
  const given = manual.adjustments.reduce((sum, { amount }) => sum + amount, manual.amount)
  const isFull = line?.amountMinor === manual.amount && expected?.amountMinor === given
  return isFull ? undefined : new Refusal(codes.manualTransferFull)
}
