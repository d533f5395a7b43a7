// Administrators' actions on members: each member succeeds or fails alone, and the changed ones are read again.
import type { MutationResolvers, SeenMemberInput } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload, toUserError } from '../../graph/errors.ts'
import { toChanges } from '../bulk.ts'
import { shownFactor } from '../freshFactor.ts'
import {
  activateMembers,
  cancelInvitations,
  deactivateMembers,
  inviteMembers,
  removeMembers,
  resendInvitations,
  restoreMembers,
  setMemberRoles,
} from './accountMembers.ts'
import { memberLoaders } from './loaders.ts'

type ChangingMembers = Pick<
  MutationResolvers,
  | 'inviteMembers'
  | 'resendInvitations'
  | 'cancelInvitations'
  | 'setMemberRoles'
  | 'deactivateMembers'
  | 'activateMembers'
  | 'removeMembers'
  | 'restoreMembers'
>

export const changingMembers = {
  inviteMembers: (_root, { input }, context) => {
    const scope = context.named
    const { emails, roleId, ...factor } = input
    const body = { emails, roleId: scope.uuidOf('Role', roleId), ...shownFactor(factor) }
    return toPayload(
      async () => {
        const { results } = await inviteMembers(scope, body)
        const members = await scope
          .loaders(memberLoaders)
          .byId.loadAll(results.flatMap(({ memberId }) => memberId ?? []))
        return {
          results: results.map(({ email, ok, memberId, errors }) => ({
            email,
            ok,
            member: members.find(member => member?.id === memberId) ?? null,
            userErrors: errors.map(toUserError),
          })),
        }
      },
      { results: [] },
    )
  },
  resendInvitations: (_root, { input }, context) => {
    const scope = context.named
    const ids = toUuids(scope, input.memberIds)
    return changes(scope, () => resendInvitations(scope, ids))
  },
  cancelInvitations: (_root, { input }, context) => {
    const scope = context.named
    const ids = toUuids(scope, input.memberIds)
    return changes(scope, () => cancelInvitations(scope, ids))
  },
  setMemberRoles: (_root, { input }, context) => {
    const scope = context.named
    const { members, roleId, ...factor } = input
    const body = { members: seen(scope, members), roleId: scope.uuidOf('Role', roleId), ...shownFactor(factor) }
    return changes(scope, () => setMemberRoles(scope, body))
  },
  deactivateMembers: (_root, { input }, context) => {
    const scope = context.named
    const body = { members: seen(scope, input.members), reason: input.reason ?? null }
    return changes(scope, () => deactivateMembers(scope, body))
  },
  removeMembers: (_root, { input }, context) => {
    const scope = context.named
    const body = { members: seen(scope, input.members), reason: input.reason ?? null }
    return changes(scope, () => removeMembers(scope, body))
  },
  activateMembers: (_root, { input }, context) => {
    const scope = context.named
    const { members, ...factor } = input
    const body = { members: seen(scope, members), ...shownFactor(factor) }
    return changes(scope, () => activateMembers(scope, body))
  },
  restoreMembers: (_root, { input }, context) => {
    const scope = context.named
    const { members, ...factor } = input
    const body = { members: seen(scope, members), ...shownFactor(factor) }
    return changes(scope, () => restoreMembers(scope, body))
  },
} satisfies ChangingMembers

type Results = Parameters<typeof toChanges>[2]

/** The payload of a change of several members. */
const changes = (scope: OrganizationScope, act: () => Promise<Results>) =>
  toPayload(
    async () => {
      const { results, changed } = await toChanges(
        scope,
        'Membership',
        await act(),
        () => scope.loaders(memberLoaders).byId,
      )
      return { results, members: changed }
    },
    { results: [], members: [] },
  )

const toUuids = (scope: OrganizationScope, ids: readonly string[]) => ids.map(id => scope.uuidOf('Membership', id))

const seen = (scope: OrganizationScope, members: readonly SeenMemberInput[]) =>
  members.map(({ id, version }) => ({ id: scope.uuidOf('Membership', id), version }))
