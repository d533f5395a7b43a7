// Writes recommendations by the ten thousand while the engine makes more.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { RecommendationColumns } from './recommendationColumns.ts'

/** Writes recommendations of a run as they arrive, one batch after the other; `end` waits for the last. */
export function openWriter(tx: Tx, runId: string) {
  let underWay: Promise<void> = Promise.resolve()
  return {
    add(columns: RecommendationColumns): void {
      underWay = underWay.then(() => insert(tx, runId, columns))
      // The error is thrown at the end, where the promise is awaited.
      underWay.catch(() => {})
    },
    end: () => underWay,
  }
}

async function insert(tx: Tx, runId: string, { recommendations, parts }: RecommendationColumns): Promise<void> {
  await tx.execute(sql`
    insert into recommendation (organization_id, run_id, id, bank_account_id, result, currency, difference_minor, score, automatic, reasons)
    select ${tx.organizationId}::uuid, ${runId}::uuid, id, bank_account_id, result, currency, difference, score, automatic::boolean, reasons::json
    from unnest(${recommendations.id}::uuid[], ${recommendations.bankAccountId}::uuid[], ${recommendations.result}::text[],
      ${recommendations.currency}::text[], ${recommendations.difference}::bigint[], ${recommendations.score}::integer[],
      ${recommendations.automatic}::integer[], ${recommendations.reasons}::text[])
      as given (id, bank_account_id, result, currency, difference, score, automatic, reasons)`)
  await tx.execute(sql`
    insert into recommendation_part (organization_id, recommendation_id, place, statement_transaction_id, expected_transaction_id,
      amount_minor, adjusted_minor, adjustments)
    select ${tx.organizationId}::uuid, recommendation_id, place, line_id, expected_id, amount, adjusted, adjustments::jsonb
    from unnest(${parts.recommendationId}::uuid[], ${parts.place}::integer[], ${parts.lineId}::uuid[], ${parts.expectedId}::uuid[],
      ${parts.amount}::bigint[], ${parts.adjusted}::bigint[], ${parts.adjustments}::text[])
      as given (recommendation_id, place, line_id, expected_id, amount, adjusted, adjustments)`)
}
