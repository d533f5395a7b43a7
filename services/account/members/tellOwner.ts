import { and, eq } from 'drizzle-orm'
import type { Account, Origin } from '../account.ts'
import { recordSecurityEvent } from '../securityLog/record.ts'
import { membership } from './table.ts'

/** The owner learns that somebody may approve payments who could not before. */
export async function tellOwnerOfApproval(
  { database }: Account,
  organizationId: string,
  origin: Origin,
): Promise<void> {
  await database.asSystem(async tx => {
    const [owner] = await tx
      .select({ personId: membership.personId })
      .from(membership)
      .where(and(eq(membership.organizationId, organizationId), eq(membership.isOwner, true)))
    if (owner) await recordSecurityEvent(tx, { personId: owner.personId, event: 'APPROVAL_GRANTED', origin })
  })
}
