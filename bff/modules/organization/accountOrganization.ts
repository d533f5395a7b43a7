// The account service's organizations, entities and people.
import type { OrganizationScope, PersonalScope } from '../../context.ts'

export const readOrganizations = (scope: OrganizationScope | PersonalScope, ids: readonly string[]) =>
  scope.account.get('/v1/organizations', { query: { ids: ids.join(',') } })

export const listEntities = (scope: OrganizationScope) => scope.account.get('/v1/entities', {})

export const readEntities = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/entities', { query: { ids: ids.join(',') } })

export const listPeople = (scope: OrganizationScope) => scope.account.get('/v1/people', {})

export const readPeople = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/people', { query: { ids: ids.join(',') } })
