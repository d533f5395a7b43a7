// The account service's members, invitations, roles and ownership transfers.
import type { OrganizationScope, PersonalScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'

type Body<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Content } }
}
  ? Content
  : never
type ListQuery = NonNullable<operations['listMembers']['parameters']['query']>
export type MemberQuery = NonNullable<operations['summarizeMembers']['parameters']['query']>

export const listMemberships = (scope: PersonalScope | OrganizationScope) => scope.account.get('/v1/memberships', {})

export const listMembers = (scope: OrganizationScope, query: ListQuery) => scope.account.get('/v1/members', { query })

export const readMembers = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/members', { query: { ids: ids.join(',') } })

/** The active members who have a role; no organization has more than 200. */
export const listMembersOf = (scope: OrganizationScope, roleId: string) =>
  listMembers(scope, { roleId, status: 'ACTIVE', first: 200 })

export const getMember = (scope: OrganizationScope, id: string) =>
  scope.account.get('/v1/members/{id}', { path: { id } })

export const summarizeMembers = (scope: OrganizationScope, query: MemberQuery) =>
  scope.account.get('/v1/members/summary', { query })

/** Ignores the status filter: the counts are for every tab of the list. */
export const summarizeStatuses = (scope: OrganizationScope, { status: _own, ...query }: MemberQuery) =>
  summarizeMembers(scope, query)

export const setMemberRoles = (scope: OrganizationScope, body: Body<'setMemberRoles'>) =>
  scope.account.post('/v1/members/role', { body })

export const deactivateMembers = (scope: OrganizationScope, body: Body<'deactivateMembers'>) =>
  scope.account.post('/v1/members/deactivate', { body })

export const removeMembers = (scope: OrganizationScope, body: Body<'removeMembers'>) =>
  scope.account.post('/v1/members/remove', { body })

export const activateMembers = (scope: OrganizationScope, body: Body<'activateMembers'>) =>
  scope.account.post('/v1/members/activate', { body })

export const restoreMembers = (scope: OrganizationScope, body: Body<'restoreMembers'>) =>
  scope.account.post('/v1/members/restore', { body })

export const inviteMembers = (scope: OrganizationScope, body: Body<'inviteMembers'>) =>
  scope.account.post('/v1/invitations', { body })

export const resendInvitations = (scope: OrganizationScope, memberIds: string[]) =>
  scope.account.post('/v1/invitations/resend', { body: { memberIds } })

export const cancelInvitations = (scope: OrganizationScope, memberIds: string[]) =>
  scope.account.post('/v1/invitations/cancel', { body: { memberIds } })

export const listRoles = (scope: OrganizationScope) => scope.account.get('/v1/roles', {})

export const readRoles = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/roles', { query: { ids: ids.join(',') } })

export const createRole = (scope: OrganizationScope, body: Body<'createRole'>, key: string | null | undefined) =>
  scope.account.post('/v1/roles', {
    body,
    headers: key ? { 'idempotency-key': key } : {},
  })

export const updateRole = (scope: OrganizationScope, id: string, body: Body<'updateRole'>) =>
  scope.account.put('/v1/roles/{id}', { path: { id }, body })

export const deleteRole = (scope: OrganizationScope, id: string, version: number) =>
  scope.account.delete('/v1/roles/{id}', { path: { id }, query: { version } })

export const readOwner = (scope: OrganizationScope) => scope.account.get('/v1/owner', {})

export const readOwnershipOffer = (scope: OrganizationScope) => scope.account.get('/v1/ownership-offer', {})

export const offerOwnership = (scope: OrganizationScope, body: Body<'offerOwnership'>) =>
  scope.account.post('/v1/ownership-offer', { body })

export const acceptOwnership = (scope: OrganizationScope, body: Body<'acceptOwnership'>) =>
  scope.account.post('/v1/ownership-offer/accept', { body })

export const declineOwnership = (scope: OrganizationScope) => scope.account.post('/v1/ownership-offer/decline', {})

export const withdrawOwnership = (scope: OrganizationScope) => scope.account.post('/v1/ownership-offer/withdraw', {})
