import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { ErrorRow } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'

type HourlyLimit = {
  /** Has a row, with `organization_id` and `created_at`, for each time. */
  table: string
  /** Which rows are theirs. */
  own: SQL
  most: number
  /** With `maximum` in its words. */
  error: ErrorRow
}

/** Refuses whoever has done as much within an hour as they may. They are locked before: what is done at the same time is counted too. */
export async function limitPerHour(tx: Tx, { table, own, most, error }: HourlyLimit): Promise<void> {
  const { rows } = await tx.execute<{ done: number }>(sql`
    select count(*)::int as done from ${sql.identifier(table)}
    where organization_id = ${tx.organizationId} and ${own} and created_at > now() - interval '1 hour'`)
  if ((rows[0]?.done ?? 0) >= most) throw new Refusal(error, { params: { maximum: most } })
}
