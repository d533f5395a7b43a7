import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { type OfferState, ownershipOffer } from './table.ts'

/** Ends the open offer, if `which` admits it; of two who end it at once, one does. Answers what it was. */
export async function closeOffer(tx: Tx, state: Exclude<OfferState, 'OPEN'>, which?: SQL) {
  const [closed] = await tx
    .update(ownershipOffer)
    .set({ state, settledAt: sql`now()` })
    .where(and(eq(ownershipOffer.state, 'OPEN'), which))
    .returning()
  return closed
}

/** Whoever leaves is offered nothing any more, and finds no old offer when they come back. */
export async function withdrawOffersTo(tx: Tx, membershipId: string): Promise<void> {
  await closeOffer(tx, 'WITHDRAWN', eq(ownershipOffer.toMembershipId, membershipId))
}
