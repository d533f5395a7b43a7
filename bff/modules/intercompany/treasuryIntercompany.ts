// The treasury service's own accounts, and what of an organization is to and from accounts of others.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type IntercompanyQuery = operations['getIntercompany']['parameters']['query']

export const listOwnAccountKeys = (scope: OrganizationScope) =>
  scope.treasury.get('/v1/analysis/intercompany/accounts', {})

export const getIntercompany = (scope: OrganizationScope, query: IntercompanyQuery) =>
  scope.treasury.get('/v1/analysis/intercompany', { query })
