// The authors of records that await approval, and whether they may approve them.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { controls } from './table.ts'

/** The first author of this transaction's records; none if the system acts. */
export const authorsAmong = (tx: Tx): string[] => (tx.actorId === null ? [] : [tx.actorId])

/** Adds the acting user to the authors. */
export const withActor = (tx: Tx, authorIds: AnyColumn): SQL =>
  tx.actorId === null ? sql`${authorIds}` : sql`array(select distinct unnest(${authorIds} || ${tx.actorId}::uuid))`

/** Condition of the approving statement: authors can't approve, unless the organization lets them. */
export const mayApprove = (tx: Tx, authorIds: AnyColumn): SQL =>
  sql`(${tx.actorId}::uuid is null or not (${tx.actorId}::uuid = any (${authorIds})) or exists (
    select from ${controls} c where c.organization_id = ${tx.organizationId} and c.approve_own))`

/** Whether the organization lets users approve their own entries, as a column of a list. */
export const approveOwnBeside = (table: { organizationId: AnyColumn }) =>
  sql<boolean>`coalesce((
    select c.approve_own from ${controls} c where c.organization_id = ${table.organizationId}), false)`.as(
    'approve_own',
  )

type Authored = { authorIds: readonly string[]; approveOwn: boolean }

/** Whether the viewer is an author of a record that awaits approval, and therefore may not approve it. */
export const isOwn = ({ authorIds, approveOwn }: Authored, { actorId }: { actorId: string | null }): boolean =>
  !approveOwn && actorId !== null && authorIds.includes(actorId)
