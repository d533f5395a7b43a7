// The owner offers the organization to a member. Nothing changes by it: the other side accepts with a factor of their own, or declines.
import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { Account } from '../../account.ts'
import { codes } from '../errors.ts'
import { sendMail } from '../../mail/public.ts'
import { membership } from '../table.ts'
import { closeOffer } from './closeOffer.ts'
import { type Offer, readOpenOffer } from './readOffer.ts'
import { ownershipOffer } from './table.ts'

/** How long the other side may think it over. */
const OFFER_HOURS = 72

/** Refuses everybody but the owner. Answers the owner's place. */
export async function requireOwner(tx: Tx): Promise<{ id: string }> {
  const [owner] = await tx
    .select({ id: membership.id, personId: membership.personId })
    .from(membership)
    .where(eq(membership.isOwner, true))
  if (!owner || owner.personId !== tx.actorId) throw new Refusal(commonErrors.forbidden)
  return owner
}

/** Refuses a member to whom ownership can't be offered. */
export async function refuseOfferee(tx: Tx, membershipId: string): Promise<void> {
  const [member] = await tx
    .select({ status: membership.status, isOwner: membership.isOwner })
    .from(membership)
    .where(eq(membership.id, membershipId))
  if (!member) throw new Refusal(commonErrors.notFound)
  if (member.status !== 'ACTIVE' || member.isOwner) {
    throw new Refusal(codes.ownershipNeedsActiveMember, { path: 'memberId' })
  }
}

/** Makes the offer and writes to the other side. An offer that is still open gives way to it. */
export async function offerOwnership(tx: Tx, account: Account, membershipId: string): Promise<Offer> {
  const owner = await requireOwner(tx)
  await refuseOfferee(tx, membershipId)
  await closeOffer(tx, 'WITHDRAWN')
  const another = { ownership_offer_open: { error: commonErrors.staleVersion } }
  await refusing(another, () =>
    tx.insert(ownershipOffer).values({
      organizationId: tx.organizationId,
      id: newId(),
      fromMembershipId: owner.id,
      toMembershipId: membershipId,
      expiresAt: sql`now() + make_interval(hours => ${OFFER_HOURS})`,
    }),
  )
  const offer = await readOpenOffer(tx)
  if (!offer) throw new Error('no offer was written')
  recordOffer(tx, offer, { before: null, after: 'OPEN' })
  await sendMail(tx, account, {
    to: { email: offer.to.email, name: offer.to.fullName },
    language: offer.to.language,
    template: 'ownershipOffered',
    values: {
      organization: offer.organizationName,
      owner: offer.from.fullName,
      link: `${account.publicOrigin}/o?id=${tx.organizationId}&next=/home`,
      hours: OFFER_HOURS,
    },
  })
  return offer
}

/** The owner takes the open offer back. */
export async function withdrawOffer(tx: Tx): Promise<void> {
  await requireOwner(tx)
  const offer = await readOpenOffer(tx)
  if (!offer) throw new Refusal(codes.ownershipOfferClosed)
  await settleOffer(tx, offer, 'WITHDRAWN')
}

/** The other side does not want it. */
export async function declineOffer(tx: Tx): Promise<void> {
  await settleOffer(tx, await requireOfferee(tx), 'DECLINED')
}

/** The open offer, for the person whom it was made to; for everybody else there is none. */
export async function requireOfferee(tx: Tx): Promise<Offer> {
  const offer = await readOpenOffer(tx)
  if (!offer || offer.to.personId !== tx.actorId) throw new Refusal(codes.ownershipOfferClosed)
  return offer
}

/** Ends this offer while it is open; of several who try at once one succeeds. */
export async function settleOffer(tx: Tx, offer: Offer, state: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'): Promise<void> {
  const which = and(eq(ownershipOffer.id, offer.id), sql`${ownershipOffer.expiresAt} > now()`)
  if (!(await closeOffer(tx, state, which))) throw new Refusal(codes.ownershipOfferClosed)
  recordOffer(tx, offer, { before: 'OPEN', after: state })
}

/** What the activity log tells of an offer: it belongs to the member whom it was made to. */
function recordOffer(tx: Tx, { to }: Offer, change: { before: string | null; after: string }): void {
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'MEMBERSHIP',
    recordId: to.membershipId,
    recordLabel: to.fullName,
    changes: [{ field: 'ownershipOffer', ...change }],
  })
}
