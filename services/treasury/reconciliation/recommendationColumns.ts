// Recommendations as Postgres receives them, by column: built where matching runs, written where the transaction is.
import { binaryArray } from '../../kit/database/binaryArray.ts'
import { newId } from '../../kit/ids.ts'
import type { Line, Proposal } from './matching/types.ts'
import type { StoredReason } from './table.ts'

/** A binary Postgres array for each column, in a type that can be transferred between threads. */
type Columns<Name extends string> = Readonly<Record<Name, Uint8Array>>

export type RecommendationColumns = {
  recommendations: Columns<
    'id' | 'bankAccountId' | 'result' | 'currency' | 'difference' | 'score' | 'automatic' | 'reasons'
  >
  parts: Columns<'recommendationId' | 'place' | 'lineId' | 'expectedId' | 'amount' | 'adjusted' | 'adjustments'>
}

/** A proposal for a line. */
export type Recommended = { line: Line; proposal: Proposal }

export function columnsOf(list: readonly Recommended[]): RecommendationColumns {
  const recommendations = list.map(each => ({ ...each, id: newId() }))
  const parts = recommendations.flatMap(({ id, proposal }) =>
    proposal.allocations.map((allocation, place) => ({ ...allocation, recommendationId: id, place })),
  )
  return {
    recommendations: {
      id: binaryArray(
        'uuid',
        recommendations.map(({ id }) => id),
      ),
      bankAccountId: binaryArray(
        'uuid',
        recommendations.map(({ line }) => line.accountId),
      ),
      result: binaryArray(
        'text',
        recommendations.map(({ proposal }) => proposal.result),
      ),
      currency: binaryArray(
        'text',
        recommendations.map(({ line }) => line.currency),
      ),
      difference: binaryArray(
        'bigint',
        recommendations.map(({ proposal }) => proposal.difference),
      ),
      score: binaryArray(
        'integer',
        recommendations.map(({ proposal }) => proposal.score),
      ),
      automatic: binaryArray(
        'integer',
        recommendations.map(({ proposal }) => (proposal.automatic ? 1 : 0)),
      ),
      reasons: binaryArray(
        'text',
        recommendations.map(({ proposal }) => JSON.stringify(storeReasons(proposal))),
      ),
    },
    parts: {
      recommendationId: binaryArray(
        'uuid',
        parts.map(({ recommendationId }) => recommendationId),
      ),
      place: binaryArray(
        'integer',
        parts.map(({ place }) => place),
      ),
      lineId: binaryArray(
        'uuid',
        parts.map(({ lineId }) => lineId),
      ),
      expectedId: binaryArray(
        'uuid',
        parts.map(({ expectedId }) => expectedId),
      ),
      amount: binaryArray(
        'bigint',
        parts.map(({ amount }) => amount),
      ),
      adjusted: binaryArray(
        'bigint',
        parts.map(({ adjustments }) => adjustments.reduce((sum, { amount }) => sum + amount, 0n)),
      ),
      adjustments: binaryArray(
        'text',
        parts.map(({ adjustments }) =>
          adjustments.length
            ? JSON.stringify(adjustments.map(({ kind, amount }) => ({ kind, amount: String(amount) })))
            : '[]',
        ),
      ),
    },
  }
}

/** Reasons as JSON. With one line and one expected transaction their ids are omitted. */
function storeReasons({ reasons, allocations }: Proposal): StoredReason[] {
  const ofOnePair = allocations.length === 1
  return reasons.map(({ amount, expectedId, ...reason }) => ({
    ...reason,
    ...(expectedId !== undefined && !ofOnePair && { expectedId }),
    ...(amount !== undefined && { amount: String(amount) }),
  }))
}
