import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { ErrorRow } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'

type HourlyLimit = {
  /** Has a row with `organization_id` and `created_at` for each use. */
  table: string
  /** The caller's rows. */
  own: SQL
  most: number
  /** Its message contains `maximum`. */
  error: ErrorRow
}

/** Refuses callers who have reached the hourly limit. Lock them before, so that concurrent uses are counted. */
export async function limitPerHour(tx: Tx, { table, own, most, error }: HourlyLimit): Promise<void> {
  const { rows } = await tx.execute<{ done: number }>(sql`
    select count(*)::int as done from ${sql.identifier(table)}
    where organization_id = ${tx.organizationId} and ${own} and created_at > now() - interval '1 hour'`)
  if ((rows[0]?.done ?? 0) >= most) throw new Refusal(error, { params: { maximum: most } })
}
