// What the list of statement transactions needs from recommendations.
import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { wasCoveredByRun } from './runCoverage.ts'

export const MATCH_RESULTS = ['FULL_MATCH', 'PARTIAL_MATCH', 'NO_MATCH'] as const
type MatchResult = (typeof MATCH_RESULTS)[number]

/** Whether a line has a pending recommendation. Postgres may start here: few lines have one, and they may all be old. */
const isRecommended = (tx: Tx, result?: MatchResult): SQL => sql`exists (
  select from recommendation r
  join recommendation_part p on p.organization_id = r.organization_id and p.recommendation_id = r.id
  where r.organization_id = ${tx.organizationId}::uuid and r.status = 'PENDING'
    and p.statement_transaction_id = statement_transaction.id${result && sql` and r.result = ${result}`})`

/**
 * A condition on statement_transaction: the line's best pending recommendation has this result; NO_MATCH: a run covered it and there is
 * none.
 */
export function matchResultIs(tx: Tx, result: MatchResult): SQL {
  switch (result) {
    case 'FULL_MATCH':
      return isRecommended(tx, 'FULL_MATCH')
    case 'PARTIAL_MATCH':
      return sql`${isRecommended(tx, 'PARTIAL_MATCH')} and not ${isRecommended(tx, 'FULL_MATCH')}`
    case 'NO_MATCH':
      return sql`${wasCoveredByRun(tx)} and not ${isRecommended(tx)}`
  }
}
