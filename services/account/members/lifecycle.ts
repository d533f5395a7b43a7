// The lifecycle of members: status × action. The services enforce this table, and derive the allowed actions from it.
import type { ErrorRow } from '../../kit/errors.ts'
import type { Caller } from '../../kit/tokens.ts'
import { codes } from './errors.ts'
import type { Permission } from '../permissions/public.ts'
import type { MembershipStatus } from './table.ts'

export const MEMBER_ACTIONS = ['RESEND', 'CANCEL', 'SET_ROLE', 'DEACTIVATE', 'ACTIVATE', 'REMOVE', 'RESTORE'] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

type Turn = {
  from: readonly MembershipStatus[]
  /** Null: the status is unchanged. */
  to: MembershipStatus | null
  permission: Permission
  /** The error in any other status. */
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
  // For a removed member it is the role they get when they return.
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

/** Why a member's status doesn't allow an action; null where it does. */
export function refusalOfState(action: MemberAction, { status, joinedAt }: Weighed): ErrorRow | null {
  const { from, refusal }: Turn = MEMBER_LIFECYCLE[action]
  if (!from.includes(status)) return refusal
  return action === 'RESTORE' && joinedAt === null ? codes.neverJoined : null
}

/** What the caller may do to a member: never to themselves or the owner. */
export function allowedActions(member: Weighed, { actorId, permissions }: Caller): MemberAction[] {
  if (member.personId === actorId || member.role.isOwner) return []
  return MEMBER_ACTIONS.filter(
    action => permissions.has(MEMBER_LIFECYCLE[action].permission) && refusalOfState(action, member) === null,
  )
}
