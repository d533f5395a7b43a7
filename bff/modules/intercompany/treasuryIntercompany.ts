// The treasury service's own accounts, and an organization's transactions with accounts of others.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type IntercompanyQuery = operations['getIntercompany']['parameters']['query']

export const listOwnAccountKeys = (scope: OrganizationScope) =>
  scope.treasury.get('/v1/analysis/intercompany/accounts', {})

export const getIntercompany = (scope: OrganizationScope, query: IntercompanyQuery) =>
  scope.treasury.get('/v1/analysis/intercompany', { query })
