import { eq } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { organization } from '../organizations/public.ts'

/** The organization's time zone. */
export async function zoneOf(tx: Tx): Promise<string> {
  const [row] = await tx
    .select({ timeZone: organization.timeZone })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))
  return row?.timeZone ?? 'Asia/Jakarta'
}
