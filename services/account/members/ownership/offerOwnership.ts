// The owner offers ownership to a member. Nothing changes until the member accepts with a fresh factor, or declines.
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

/** How long the offer is valid. */
const OFFER_HOURS = 72

/** Refuses all users but the owner. Returns the owner's membership. */
export async function requireOwner(tx: Tx): Promise<{ id: string }> {
  const [owner] = await tx
    .select({ id: membership.id, personId: membership.personId })
    .from(membership)
    .where(eq(membership.isOwner, true))
  if (!owner || owner.personId !== tx.actorId) throw new Refusal(commonErrors.forbidden)
  return owner
}

/** Refuses a member who can't be offered ownership. */
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

/** Creates the offer and emails the member. It replaces an open one. */
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

/** The owner withdraws the open offer. */
export async function withdrawOffer(tx: Tx): Promise<void> {
  await requireOwner(tx)
  const offer = await readOpenOffer(tx)
  if (!offer) throw new Refusal(codes.ownershipOfferClosed)
  await settleOffer(tx, offer, 'WITHDRAWN')
}

/** The recipient declines. */
export async function declineOffer(tx: Tx): Promise<void> {
  await settleOffer(tx, await requireOfferee(tx), 'DECLINED')
}

/** The open offer, for its recipient only. */
export async function requireOfferee(tx: Tx): Promise<Offer> {
  const offer = await readOpenOffer(tx)
  if (!offer || offer.to.personId !== tx.actorId) throw new Refusal(codes.ownershipOfferClosed)
  return offer
}

/** Ends this offer while it is open; only one of several concurrent calls succeeds. */
export async function settleOffer(tx: Tx, offer: Offer, state: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'): Promise<void> {
  const which = and(eq(ownershipOffer.id, offer.id), sql`${ownershipOffer.expiresAt} > now()`)
  if (!(await closeOffer(tx, state, which))) throw new Refusal(codes.ownershipOfferClosed)
  recordOffer(tx, offer, { before: 'OPEN', after: state })
}

/** The offer's entry in the activity log, on its recipient's record. */
function recordOffer(tx: Tx, { to }: Offer, change: { before: string | null; after: string }): void {
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'MEMBERSHIP',
    recordId: to.membershipId,
    recordLabel: to.fullName,
    changes: [{ field: 'ownershipOffer', ...change }],
  })
}
