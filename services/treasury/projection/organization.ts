// What other modules ask of the projection.
import { and, eq } from 'drizzle-orm'
import { todayIn } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { entity, organization } from './table.ts'

/** Where an organization's days begin until the account service has told us. */
const DEFAULT_ZONE = 'Asia/Jakarta'

/** The zone in which the organization's days begin and end. */
export async function organizationZone(tx: Tx): Promise<string> {
  const [row] = await tx
    .select({ timeZone: organization.timeZone })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))
  return row?.timeZone ?? DEFAULT_ZONE
}

/** Today as the organization's business date, `YYYY-MM-DD`. */
export async function businessToday(tx: Tx): Promise<string> {
  return todayIn(tx.clock, await organizationZone(tx)).toString()
}

/** Whether the organization has this entity, as far as we have been told. */
export async function entityKnown(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: entity.id })
    .from(entity)
    .where(and(eq(entity.organizationId, tx.organizationId), eq(entity.id, id)))
  return rows.length > 0
}
