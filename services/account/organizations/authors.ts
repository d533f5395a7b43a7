// Whoever wrote a part of what waits for approval, and whether they may approve it.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { controls } from './table.ts'

/** The first author of what this transaction makes; nobody where the system does. */
export const authorsAmong = (tx: Tx): string[] => (tx.actorId === null ? [] : [tx.actorId])

/** The person who acts is one of the authors from then on. */
export const withActor = (tx: Tx, authorIds: AnyColumn): SQL =>
  tx.actorId === null ? sql`${authorIds}` : sql`array(select distinct unnest(${authorIds} || ${tx.actorId}::uuid))`

/** No author approves it, unless the organization lets them; a condition of the statement that approves. */
export const mayApprove = (tx: Tx, authorIds: AnyColumn): SQL =>
  sql`(${tx.actorId}::uuid is null or not (${tx.actorId}::uuid = any (${authorIds})) or exists (
    select from ${controls} c where c.organization_id = ${tx.organizationId} and c.approve_own))`

/** Whether the organization lets people approve what they made, beside a row of the list at hand. */
export const approveOwnBeside = (table: { organizationId: AnyColumn }) =>
  sql<boolean>`coalesce((
    select c.approve_own from ${controls} c where c.organization_id = ${table.organizationId}), false)`.as(
    'approve_own',
  )

type Authored = { authorIds: readonly string[]; approveOwn: boolean }

/** Whether the viewer wrote a part of what waits for approval, and may not approve it therefore. */
export const isOwn = ({ authorIds, approveOwn }: Authored, { actorId }: { actorId: string | null }): boolean =>
  !approveOwn && actorId !== null && authorIds.includes(actorId)
