// Accepting an invitation: new users choose a password, others sign in to their existing account. One transaction uses up the link,
// activates the membership and creates the account, so that none is left half done.
import { eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { SystemTx } from '../../../kit/database/database.ts'
import { commonErrors, type Locale } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Account, Origin } from '../../account.ts'
import { codes } from '../errors.ts'
import { password, person, refuseWeakPassword } from '../../people/public.ts'
import { digestOf } from '../../callers/public.ts'
import { recordSecurityEvent } from '../../securityLog/public.ts'
import type { OpenSession } from '../../sessions/public.ts'
import { startSession } from '../../signIn/public.ts'
import { findInvitation, type OpenInvitation } from './findInvitation.ts'

export type Acceptance = {
  token: string
  fullName: string
  password: string
  language: Locale
  previousSession: string | undefined
  origin: Origin
}

/** A new user accepts: creates their account and signs them in. */
export async function acceptInvitation(
  account: Account,
  { token, fullName, password: chosen, language, ...session }: Acceptance,
): Promise<{ session: OpenSession; organizationId: string }> {
  const { database, passwords } = account
  const invited = await database.readAsSystem(tx => findInvitation(tx, token))
  // The link alone must not open, let alone change, an existing account.
  if (invited.hasAccount) throw new Refusal(codes.invitationNeedsSignIn)
  const { personId, email, organizationId } = invited
  refuseWeakPassword(chosen, { path: 'password', about: { email, fullName } })
  const hash = await passwords.hash(chosen)
  const opened = await database.asSystem(
    async tx => {
      await claim(tx, token, { ...invited, name: fullName })
      await setFirstPassword(tx, personId, hash)
      await tx
        .update(person)
        .set({ fullName, language, version: sql`${person.version} + 1` })
        .where(eq(person.id, personId))
      await recordSecurityEvent(tx, { personId, event: 'INVITATION_ACCEPTED', origin: session.origin })
      return startSession(tx, account, { ...session, personId, remember: false, factors: ['PASSWORD'] })
    },
    { actorId: personId, actorName: fullName },
  )
  return { session: opened, organizationId }
}

/** A signed-in user adds the organization to their account. */
export async function linkInvitation(
  { database }: Account,
  { token, personId, origin }: { token: string; personId: string; origin: Origin },
): Promise<{ organizationId: string }> {
  const { invited, name } = await database.readAsSystem(async tx => ({
    invited: await findInvitation(tx, token),
    name: await nameOf(tx, personId),
  }))
  if (invited.personId !== personId) throw new Refusal(codes.invitationForAnother)
  await database.asSystem(
    async tx => {
      await claim(tx, token, { ...invited, name })
      await recordSecurityEvent(tx, { personId, event: 'INVITATION_ACCEPTED', origin })
    },
    { actorId: personId, actorName: name },
  )
  return { organizationId: invited.organizationId }
}

/** Uses up the link and activates the membership. Only one of several concurrent calls succeeds; an earlier cancellation wins. */
async function claim(
  tx: SystemTx,
  token: string,
  { organizationId, membershipId, personId, name, roleName }: OpenInvitation & { name: string },
): Promise<void> {
  const used = await tx.execute(sql`
    update invitation set used_at = now()
    where token_hash = ${digestOf(token)} and used_at is null and cancelled_at is null and expires_at > now()`)
  if (used.rowCount === 0) throw new Refusal(codes.invalidInvitation)
  const opened = await tx.execute(sql`
    update membership set status = 'ACTIVE', joined_at = now(), changed_at = now(), version = version + 1
    where organization_id = ${organizationId} and id = ${membershipId} and person_id = ${personId} and status = 'INVITED'`)
  if (opened.rowCount === 0) throw new Refusal(codes.invalidInvitation)
  recordActivity(tx, {
    organizationId,
    action: 'UPDATED',
    recordType: 'MEMBERSHIP',
    recordId: membershipId,
    recordLabel: name,
    changes: [
      { field: 'status', before: 'INVITED', after: 'ACTIVE' },
      { field: 'role', before: null, after: roleName },
    ],
  })
  tx.emit('membership.changed', membershipId, { organizationId })
}

/** Never replaces a password: with two invitations at once, the second finds an account. */
async function setFirstPassword(tx: SystemTx, personId: string, hash: string): Promise<void> {
  const { rowCount } = await tx.insert(password).values({ personId, hash }).onConflictDoNothing()
  if (rowCount === 0) throw new Refusal(codes.invitationNeedsSignIn)
}

async function nameOf(tx: SystemTx, personId: string): Promise<string> {
  const [found] = await tx.select({ fullName: person.fullName }).from(person).where(eq(person.id, personId))
  if (!found) throw new Refusal(commonErrors.unauthenticated)
  return found.fullName
}
