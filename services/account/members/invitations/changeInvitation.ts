// Resending and canceling pending invitations. Like accepting, both lock the invitation's row first, so that they run one after the other.
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

/** Emails to one person per hour, so that invitations can't flood a mailbox. */
const MAX_PER_HOUR = 5

/** Emails a new link; earlier ones become invalid. */
export async function resendInvitation(
  tx: Tx,
  account: Account,
  { membershipId, invitee, inviter }: { membershipId: string; invitee: Invitee; inviter: Inviter },
): Promise<void> {
  const member = await invitedMember(tx, 'RESEND', membershipId)
  await refuseFlood(tx, membershipId)
  // An expired invitation doesn't count toward the limit; a new one does.
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

/** Cancels an invitation. */
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

/** The updating statement checks the status: the invitation may have been accepted in the meantime. */
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
