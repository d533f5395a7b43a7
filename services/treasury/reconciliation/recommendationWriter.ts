// Recommendations by the ten thousand, written while the engine makes more of them.
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import type { Currency } from '../../kit/money.ts'
import type { Proposal, Reason } from './matching/types.ts'
import { recommendation, recommendationPart, type StoredReason } from './table.ts'

type NewRecommendation = { id: string; bankAccountId: string; currency: Currency; proposal: Proposal }

/** Rows a statement: large enough to be few, small enough that the engine waits for none. */
const BATCH = 2_000

/** Takes recommendations of a run as they come. They go out in batches, one after the other; `end` waits for the last. */
export function openWriter(tx: Tx, runId: string) {
  let waiting: NewRecommendation[] = []
  let underWay: Promise<void> = Promise.resolve()
  function flush() {
    const batch = waiting
    waiting = []
    underWay = underWay.then(() => insert(tx, runId, batch))
    // Its failure is thrown where it is awaited: at the end.
    underWay.catch(() => {})
  }
  return {
    add(item: NewRecommendation): void {
      waiting.push(item)
      if (waiting.length === BATCH) flush()
    },
    async end(): Promise<void> {
      flush()
      await underWay
    },
  }
}

async function insert(tx: Tx, runId: string, list: readonly NewRecommendation[]): Promise<void> {
  const { organizationId } = tx
  await insertMany(
    tx,
    recommendation,
    list.map(({ id, bankAccountId, currency, proposal }) => ({
      organizationId,
      id,
      runId,
      bankAccountId,
      result: proposal.result,
      currency,
      differenceMinor: proposal.difference,
      score: proposal.score,
      automatic: proposal.automatic,
      reasons: proposal.reasons.map(storeReason),
    })),
  )
  await insertMany(
    tx,
    recommendationPart,
    list.flatMap(({ id, proposal }) =>
      proposal.allocations.map((part, place) => ({
        organizationId,
        recommendationId: id,
        place,
        statementTransactionId: part.lineId,
        expectedTransactionId: part.expectedId,
        amountMinor: part.amount,
        adjustedMinor: part.adjustments.reduce((sum, { amount }) => sum + amount, 0n),
        adjustments: part.adjustments.map(({ kind, amount }) => ({ kind, amount: String(amount) })),
      })),
    ),
  )
}

/** A reason as JSON has it. */
function storeReason({ amount, ...reason }: Reason): StoredReason {
  return { ...reason, ...(amount !== undefined && { amount: String(amount) }) }
}
