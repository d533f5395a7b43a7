// What becomes of an invitation that nobody has accepted yet. Each begins with the invitation's own row, as accepting does: of two who
// come at once the second sees what the first has done.
import { and, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Account } from '../../account.ts'
import { limitPerHour } from '../../throttle/public.ts'
import { codes } from '../errors.ts'
import { MEMBER_LIFECYCLE, refusalOfState } from '../lifecycle.ts'
import { type Member, memberList } from '../list.ts'
import { refuseTooMany } from '../memberLimit.ts'
import { membership } from '../table.ts'
import type { Invitee } from './invitee.ts'
import { type Inviter, sendInvitation, withdrawInvitations } from './sendInvitation.ts'

/** Letters that one person may be sent in an hour: an invitation is no way to flood somebody's mailbox. */
const MAX_PER_HOUR = 5

/** Mails a new link; those before it work no more. */
export async function resendInvitation(
  tx: Tx,
  account: Account,
  { membershipId, invitee, inviter }: { membershipId: string; invitee: Invitee; inviter: Inviter },
): Promise<void> {
  const member = await invitedMember(tx, 'RESEND', membershipId)
  await refuseFlood(tx, membershipId)
  // An expired invitation takes no place; a new one does.
  if (member.status === 'EXPIRED') await refuseTooMany(tx)
  await withdrawInvitations(tx, membershipId)
  await guarded(tx, 'RESEND', membershipId)
  await sendInvitation(tx, account, { membershipId, roleName: member.role.name, invitee, inviter })
  recordActivity(tx, {
    action: 'RESENT',
    recordType: 'MEMBERSHIP',
    recordId: membershipId,
    recordLabel: member.fullName,
  })
  tx.emit('membership.changed', membershipId)
}

/** Takes an invitation back. */
export async function cancelInvitation(tx: Tx, membershipId: string): Promise<void> {
  const member = await invitedMember(tx, 'CANCEL', membershipId)
  await withdrawInvitations(tx, membershipId)
  await guarded(tx, 'CANCEL', membershipId)
  recordActivity(tx, {
    action: 'CANCELLED',
    recordType: 'MEMBERSHIP',
    recordId: membershipId,
    recordLabel: member.fullName,
    changes: [{ field: 'status', before: member.status, after: MEMBER_LIFECYCLE.CANCEL.to }],
  })
  tx.emit('membership.changed', membershipId)
}

async function invitedMember(tx: Tx, action: 'RESEND' | 'CANCEL', id: string): Promise<Member> {
  const member = await memberList.readOne(tx, id)
  if (!member) throw new Refusal(commonErrors.notFound)
  const refusal = refusalOfState(action, member)
  if (refusal) throw new Refusal(refusal)
  return member
}

/** The state is checked by the statement that changes it: the invitation may have been accepted meanwhile. */
async function guarded(tx: Tx, action: 'RESEND' | 'CANCEL', id: string): Promise<void> {
  const { from, to, refusal } = MEMBER_LIFECYCLE[action]
  const { rowCount } = await tx
    .update(membership)
    .set({ status: to, changedAt: sql`now()`, version: sql`${membership.version} + 1` })
    .where(and(eq(membership.id, id), among(membership.status, from)))
  if (rowCount === 0) throw new Refusal(refusal)
}

const refuseFlood = (tx: Tx, membershipId: string) =>
  limitPerHour(tx, {
    table: 'invitation',
    own: sql`membership_id = ${membershipId}`,
    most: MAX_PER_HOUR,
    error: codes.tooManyInvitations,
  })
