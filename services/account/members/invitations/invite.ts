import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { Account } from '../../account.ts'
import { setupCodes } from '../../setup/public.ts'
import { codes } from '../errors.ts'
import { assignableRole } from '../changeMember.ts'
import { memberList } from '../list.ts'
import { holdPlaces, refuseTooMany } from '../memberLimit.ts'
import { membership } from '../table.ts'
import { addsControl, refuseWithoutFactor } from '../roles/grantingApproval.ts'
import { controls } from '../../organizations/public.ts'
import type { Invitee } from './invitee.ts'
import { type Inviter, sendInvitation, withdrawInvitations } from './sendInvitation.ts'

type Invite = { invitee: Invitee; roleId: string; inviter: Inviter; factorShown: boolean }

/** Creates a pending membership and emails its invitation. Returns the membership. */
export async function invite(
  tx: Tx,
  account: Account,
  { invitee, roleId, inviter, factorShown }: Invite,
): Promise<string> {
  if (invitee.id === inviter.id) throw new Refusal(codes.cannotInviteSelf, { path: 'email' })
  const role = await assignableRole(tx, roleId)
  refuseWithoutFactor(addsControl(role.permissions), factorShown)
  await refuseForeignDomain(tx, invitee.email)
  // What is read from here on stays valid until the commit. Existing members don't count toward the limit again.
  await holdPlaces(tx)
  const membershipId = await placeFor(tx, invitee, roleId)
  await refuseTooMany(tx)
  await sendInvitation(tx, account, { membershipId, roleName: role.name, invitee, inviter })
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'MEMBERSHIP',
    recordId: membershipId,
    recordLabel: invitee.email,
    changes: [
      { field: 'role', before: null, after: role.name },
      { field: 'status', before: null, after: 'INVITED' },
    ],
  })
  tx.emit('membership.changed', membershipId)
  return membershipId
}

/** A new membership, or that of a person who was invited before and never joined. */
async function placeFor(tx: Tx, { id: personId }: Invitee, roleId: string): Promise<string> {
  const [held] = await tx.select({ id: membership.id }).from(membership).where(eq(membership.personId, personId))
  if (!held) return newPlace(tx, personId, roleId)
  const member = await memberList.readOne(tx, held.id)
  if (!member || (member.joinedAt === null && member.status === 'INVITED'))
    throw new Refusal(setupCodes.userExists, { path: 'email' })
  if (member.joinedAt !== null)
    throw new Refusal(member.status === 'ACTIVE' ? setupCodes.userExists : codes.memberWasRemoved, { path: 'email' })
  await withdrawInvitations(tx, held.id)
  await tx
    .update(membership)
    .set({ status: 'INVITED', roleId, changedAt: sql`now()`, version: sql`${membership.version} + 1` })
    .where(and(eq(membership.id, held.id), eq(membership.version, member.version)))
  return held.id
}

async function newPlace(tx: Tx, personId: string, roleId: string): Promise<string> {
  const id = newId()
  const { organizationId } = tx
  const taken = { membership_person: { error: setupCodes.userExists, path: 'email' } }
  await refusing(taken, () => tx.insert(membership).values({ organizationId, id, personId, roleId, status: 'INVITED' }))
  return id
}

/** An organization may limit invitations to its own domains. */
async function refuseForeignDomain(tx: Tx, email: string): Promise<void> {
  const [rules] = await tx
    .select({ allowed: controls.allowedEmailDomains })
    .from(controls)
    .where(eq(controls.organizationId, tx.organizationId))
  const allowed = rules?.allowed ?? []
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (allowed.length === 0 || allowed.includes(domain)) return
  throw new Refusal(codes.emailDomainNotAllowed, { path: 'email', params: { domain, allowed: allowed.join(', ') } })
}
