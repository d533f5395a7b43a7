// The account service's organizations, entities and users.
import type { OrganizationScope, PersonalScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'

type CreationBody = operations['createOrganization']['requestBody']['content']['application/json']

export const readOrganizations = (scope: OrganizationScope | PersonalScope, ids: readonly string[]) =>
  scope.account.get('/v1/organizations', { query: { ids: ids.join(',') } })

/** The caller creates an organization and owns it. */
export const createOrganization = (scope: PersonalScope, body: CreationBody, key: string | null | undefined) =>
  scope.account.post('/v1/organizations', { body, headers: key ? { 'idempotency-key': key } : {} })

export const listEntities = (scope: OrganizationScope) => scope.account.get('/v1/entities', {})

export const readEntities = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/entities', { query: { ids: ids.join(',') } })

export const listPeople = (scope: OrganizationScope) => scope.account.get('/v1/people', {})

/** Active members whose role has the permission, by name. */
export const listPermitted = (scope: OrganizationScope, permission: string) =>
  scope.account.get('/v1/people', { query: { permission } })

export const readPeople = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/people', { query: { ids: ids.join(',') } })
