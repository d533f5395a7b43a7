import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { type OfferState, ownershipOffer } from './table.ts'

/** Ends the open offer if it matches `which`; only one of two concurrent calls does. Returns the offer. */
export async function closeOffer(tx: Tx, state: Exclude<OfferState, 'OPEN'>, which?: SQL) {
  const [closed] = await tx
    .update(ownershipOffer)
    .set({ state, settledAt: sql`now()` })
    .where(and(eq(ownershipOffer.state, 'OPEN'), which))
    .returning()
  return closed
}

/** Withdraws offers to a leaving member, so that none is left when they return. */
export async function withdrawOffersTo(tx: Tx, membershipId: string): Promise<void> {
  await closeOffer(tx, 'WITHDRAWN', eq(ownershipOffer.toMembershipId, membershipId))
}
