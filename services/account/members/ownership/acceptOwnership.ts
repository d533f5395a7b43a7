// Transfers ownership in one transaction with guarded steps, so that only one of several concurrent calls succeeds.
import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Account } from '../../account.ts'
import { codes } from '../errors.ts'
import { sendMail } from '../../mail/public.ts'
import { membership } from '../table.ts'
import { adminRole } from '../roles/changeRoles.ts'
import { role } from '../roles/table.ts'
import { requireOfferee, settleOffer } from './offerOwnership.ts'
import type { Offer } from './readOffer.ts'

/** Makes the offer's recipient the owner, and the owner an Admin. */
export async function acceptOwnership(tx: Tx, account: Account): Promise<void> {
  const offer = await requireOfferee(tx)
  await settleOffer(tx, offer, 'ACCEPTED')
  await swapRoles(tx, offer)
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'ORGANIZATION',
    recordId: tx.organizationId,
    recordLabel: offer.organizationName,
    changes: [{ field: 'owner', before: offer.from.fullName, after: offer.to.fullName }],
  })
  for (const { membershipId } of [offer.from, offer.to]) tx.emit('membership.changed', membershipId)
  for (const { email, fullName, language } of [offer.from, offer.to]) {
    await sendMail(tx, account, {
      to: { email, name: fullName },
      language,
      template: 'ownershipHandedOver',
      values: { organization: offer.organizationName, from: offer.from.fullName, to: offer.to.fullName },
    })
  }
}

/** The former owner changes first: the database allows only one owner at any moment. */
async function swapRoles(tx: Tx, { from, to }: Offer): Promise<void> {
  const admin = await adminRole(tx)
  const [ownerRole] = await tx.select({ id: role.id }).from(role).where(eq(role.isOwner, true))
  if (!ownerRole) throw new Error('an organization without the role of its owner')
  const stepDown = and(eq(membership.id, from.membershipId), eq(membership.isOwner, true))
  const stepUp = and(eq(membership.id, to.membershipId), eq(membership.status, 'ACTIVE'))
  const changed = { changedAt: sql`now()`, version: sql`${membership.version} + 1` }
  const down = await tx
    .update(membership)
    .set({ ...changed, isOwner: false, roleId: admin.id })
    .where(stepDown)
  if (down.rowCount === 0) throw new Refusal(codes.ownershipOfferClosed)
  const up = await tx
    .update(membership)
    .set({ ...changed, isOwner: true, roleId: ownerRole.id })
    .where(stepUp)
  if (up.rowCount === 0) throw new Refusal(codes.ownershipOfferClosed)
}
