// The account service's person who asks, their places, roles and tokens.
import type { OrganizationScope, PersonalScope } from '../../context.ts'
import type { components } from '../../rest/account.generated.ts'

export const readMe = (scope: PersonalScope) => scope.account.get('/v1/me', {})

export const readApiTokens = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/api-tokens', { query: { ids: ids.join(',') } })

export type NewApiToken = { name: string; permissions: string[]; expiresAt: string }

/** Names that are no permission are sent as they are: the service says which one is wrong. */
export const createApiToken = (scope: OrganizationScope, { permissions, ...input }: NewApiToken) =>
  scope.account.post('/v1/api-tokens', {
    body: { ...input, permissions: permissions as components['schemas']['Permission'][] },
  })
