// What may become of a member: state × action. The services enforce this table, and callers are shown what of it is theirs to do.
import type { ErrorRow } from '../../kit/errors.ts'
import type { Caller } from '../../kit/tokens.ts'
import { codes } from './errors.ts'
import type { Permission } from '../permissions/public.ts'
import type { MembershipStatus } from './table.ts'

export const MEMBER_ACTIONS = ['RESEND', 'CANCEL', 'SET_ROLE', 'DEACTIVATE', 'ACTIVATE', 'REMOVE', 'RESTORE'] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

type Turn = {
  from: readonly MembershipStatus[]
  /** Null: the state stays. */
  to: MembershipStatus | null
  permission: Permission
  /** What is answered from any other state. */
  refusal: ErrorRow
}

export const MEMBER_LIFECYCLE = {
  RESEND: {
    from: ['INVITED', 'EXPIRED'],
    to: 'INVITED',
    permission: 'account.members.invite',
    refusal: codes.userNotInvited,
  },
  CANCEL: {
    from: ['INVITED', 'EXPIRED'],
    to: 'REMOVED',
    permission: 'account.members.invite',
    refusal: codes.userNotInvited,
  },
  // Of one who is removed it is the role that they come back with.
  SET_ROLE: {
    from: ['INVITED', 'EXPIRED', 'ACTIVE', 'DEACTIVATED', 'REMOVED'],
    to: null,
    permission: 'account.members.manage',
    refusal: codes.userInactiveOrRemoved,
  },
  DEACTIVATE: {
    from: ['ACTIVE'],
    to: 'DEACTIVATED',
    permission: 'account.members.manage',
    refusal: codes.userInactiveOrRemoved,
  },
  ACTIVATE: {
    from: ['DEACTIVATED'],
    to: 'ACTIVE',
    permission: 'account.members.manage',
    refusal: codes.onlyDeactivatedCanBeActivated,
  },
  REMOVE: {
    from: ['ACTIVE', 'DEACTIVATED'],
    to: 'REMOVED',
    permission: 'account.members.manage',
    refusal: codes.userInactiveOrRemoved,
  },
  RESTORE: {
    from: ['REMOVED'],
    to: 'ACTIVE',
    permission: 'account.members.manage',
    refusal: codes.onlyDeletedCanBeReactivated,
  },
} as const satisfies Record<MemberAction, Turn>

type Weighed = { personId: string; status: MembershipStatus; joinedAt: string | null; role: { isOwner: boolean } }

/** Why an action may not be done to a member in its state; null where it may. */
export function refusalOfState(action: MemberAction, { status, joinedAt }: Weighed): ErrorRow | null {
  const { from, refusal }: Turn = MEMBER_LIFECYCLE[action]
  if (!from.includes(status)) return refusal
  return action === 'RESTORE' && joinedAt === null ? codes.neverJoined : null
}

/** What the caller may do to a member: nobody touches their own place or the owner's. */
export function allowedActions(member: Weighed, { actorId, permissions }: Caller): MemberAction[] {
  if (member.personId === actorId || member.role.isOwner) return []
  return MEMBER_ACTIONS.filter(
    action => permissions.has(MEMBER_LIFECYCLE[action].permission) && refusalOfState(action, member) === null,
  )
}
