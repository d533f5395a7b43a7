import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../kit/database/database.ts'
import { membership } from '../table.ts'
import { organization } from '../../organizations/public.ts'
import { person } from '../../people/public.ts'
import { ownershipOffer } from './table.ts'

const fromMember = alias(membership, 'from_member')
const toMember = alias(membership, 'to_member')
const fromPerson = alias(person, 'from_person')
const toPerson = alias(person, 'to_person')

/** One side of an offer, for responses and emails. */
const side = (member: typeof fromMember | typeof toMember, who: typeof fromPerson | typeof toPerson) => ({
  membershipId: member.id,
  personId: who.id,
  fullName: who.fullName,
  photoId: who.photoId,
  email: who.email,
  language: who.language,
})

export type Offer = NonNullable<Awaited<ReturnType<typeof readOpenOffer>>>

/** The offer that can still be accepted; there is at most one. */
export async function readOpenOffer(tx: Tx) {
  const [found] = await tx
    .select({
      id: ownershipOffer.id,
      organizationName: organization.name,
      createdAt: ownershipOffer.createdAt,
      expiresAt: ownershipOffer.expiresAt,
      from: side(fromMember, fromPerson),
      to: side(toMember, toPerson),
    })
    .from(ownershipOffer)
    .innerJoin(organization, eq(organization.organizationId, ownershipOffer.organizationId))
    .innerJoin(fromMember, eq(fromMember.id, ownershipOffer.fromMembershipId))
    .innerJoin(fromPerson, eq(fromPerson.id, fromMember.personId))
    .innerJoin(toMember, eq(toMember.id, ownershipOffer.toMembershipId))
    .innerJoin(toPerson, eq(toPerson.id, toMember.personId))
    .where(and(eq(ownershipOffer.state, 'OPEN'), sql`${ownershipOffer.expiresAt} > now()`))
  return found ?? null
}

/** The organization's owner: the database enforces exactly one. */
export async function readOwner(tx: Tx): Promise<{ personId: string; fullName: string; photoId: string | null }> {
  const [found] = await tx
    .select({ personId: person.id, fullName: person.fullName, photoId: person.photoId })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.personId))
    .where(eq(membership.isOwner, true))
  if (!found) throw new Error('an organization without an owner')
  return found
}
