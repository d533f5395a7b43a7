import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeId } from '../../graph/globalId.ts'
import { owned } from '../../graph/owned.ts'
import { shownFactor } from '../freshFactor.ts'
import { createRole, deleteRole, updateRole } from './accountMembers.ts'
import type { RoleSource } from './sources.ts'

type ChangingRoles = Pick<MutationResolvers, 'createRole' | 'updateRole' | 'deleteRole'>

export const changingRoles = {
  createRole: (_root, { input }, context) => {
    const scope = context.named
    const { idempotencyKey, code, passkeyAssertion, ...role } = input
    const body = { ...role, ...shownFactor({ code, passkeyAssertion }) }
    return rolePayload(scope, () => createRole(scope, body, idempotencyKey))
  },
  updateRole: (_root, { input }, context) => {
    const scope = context.named
    const { id, code, passkeyAssertion, ...role } = input
    const uuid = scope.uuidOf('Role', id)
    const body = { ...role, ...shownFactor({ code, passkeyAssertion }) }
    return rolePayload(scope, () => updateRole(scope, uuid, body))
  },
  deleteRole: (_root, { input }, context) => {
    const scope = context.named
    const uuid = scope.uuidOf('Role', input.id)
    return toPayload(
      async () => {
        const { id } = await deleteRole(scope, uuid, input.version)
        return { deletedId: encodeId('Role', scope.organizationId, id) }
      },
      { deletedId: null },
    )
  },
} satisfies ChangingRoles

const rolePayload = (scope: OrganizationScope, act: () => Promise<Omit<RoleSource, 'organizationId'>>) =>
  toPayload(async () => ({ role: owned(scope, await act()) }), { role: null })
