// Deletes superseded recommendations. A user may still have them on screen; after a week none does.
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../../kit/database/database.ts'

const KEPT = '7 days'
/** Number of recommendations per transaction. */
const BITE = 5_000
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Deletes superseded recommendations that are older than a week. Accepted ones are history, and rejected ones prevent the same proposal.
 */
export async function tidyRecommendations(
  { database }: { database: Database },
  { organizationId }: { organizationId: string },
): Promise<void> {
  let after: string | undefined = BEFORE_ALL
  while (after !== undefined) {
    const from: string = after
    after = await database.inOrganization(organizationId, null, tx => bite(tx, from))
  }
}

/** Processes the next old ones, in the order of their ids; returns the last id, or undefined at the end. */
async function bite(tx: Tx, after: string): Promise<string | undefined> {
  const { organizationId } = tx
  const { rows } = await tx.execute<{ last: string | null }>(sql`
    with old as materialized (
      select id, status from recommendation
      where organization_id = ${organizationId} and id > ${after}::uuid and created_at < now() - ${KEPT}::interval
      order by id limit ${BITE}),
    parts as (
      delete from recommendation_part using old
      where organization_id = ${organizationId} and recommendation_id = old.id and old.status = 'SUPERSEDED'),
    gone as (
      delete from recommendation r using old
      where r.organization_id = ${organizationId} and r.id = old.id and r.status = 'SUPERSEDED')
    select (select id from old order by id desc limit 1) as last`)
  return rows[0]?.last ?? undefined
}
