import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { newId } from '../../../kit/ids.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import { organization } from '../../organizations/public.ts'
import { digestOf, randomSecret } from '../../callers/public.ts'
import type { Invitee } from './invitee.ts'
import { invitation } from './table.ts'

export type Inviter = { id: string; name: string }

type Sending = { membershipId: string; roleName: string; invitee: Invitee; inviter: Inviter }

/** Cancels earlier invitations of a membership: only the newest link works. */
export async function withdrawInvitations(tx: Tx, membershipId: string): Promise<void> {
  await tx.execute(sql`
    update invitation set cancelled_at = now()
    where organization_id = ${tx.organizationId} and membership_id = ${membershipId} and used_at is null and cancelled_at is null`)
}

/** Creates a link that is valid once, and emails it. */
export async function sendInvitation(tx: Tx, account: Account, { membershipId, roleName, invitee, inviter }: Sending) {
  const { invitationHours: hours } = account.rules.links
  const token = randomSecret()
  await tx.insert(invitation).values({
    organizationId: tx.organizationId,
    id: newId(),
    membershipId,
    tokenHash: digestOf(token),
    invitedBy: inviter.id,
    expiresAt: sql`now() + make_interval(hours => ${hours})`,
  })
  const [own] = await tx
    .select({ name: organization.name })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))
  await sendMail(tx, account, {
    to: { email: invitee.email, name: invitee.name },
    language: invitee.language,
    template: invitee.hasAccount ? 'invitationToMember' : 'invitation',
    values: {
      inviter: inviter.name,
      organization: own?.name ?? '',
      role: roleName,
      link: `${account.publicOrigin}/invitation?token=${token}`,
      hours,
    },
  })
}
