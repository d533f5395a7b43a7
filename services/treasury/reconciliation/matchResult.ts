// What the list of lines asks of recommendations.
import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { wasLookedAt } from './looked.ts'
import type { MatchResult } from './matching/types.ts'

/** A condition on statement_transaction: the line's best pending recommendation has this result; NO_MATCH: a run looked, and there is none. */
export function matchResultIs(tx: Tx, result: MatchResult): SQL {
  // FULL_MATCH sorts before PARTIAL_MATCH. Line and recommendation are joined by the organization's own index.
  const best = sql`(
    select min(r.result) from recommendation_part p
    join recommendation r on r.organization_id = p.organization_id and r.id = p.recommendation_id and r.status = 'PENDING'
    where p.organization_id = ${tx.organizationId}::uuid and p.statement_transaction_id = statement_transaction.id)`
  return result === 'NO_MATCH' ? sql`${wasLookedAt(tx)} and ${best} is null` : sql`${best} = ${result}`
}
