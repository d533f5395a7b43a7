import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../kit/tokens.ts'
import type { Account, Origin } from '../account.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { membership } from './table.ts'

/** Records in the owner's security log that a user may approve who couldn't before. */
export async function noteApprovalGranted(
  { database }: Pick<Account, 'database'>,
  { organizationId }: Pick<Caller, 'organizationId'>,
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
