// The account service's aged receivables.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'

type AgedQuery = NonNullable<operations['getAgedReceivables']['parameters']['query']>
type PartsQuery = operations['listReceivableParts']['parameters']['query']

export const getAgedReceivables = (scope: OrganizationScope, query: AgedQuery) =>
  scope.account.get('/v1/aged-receivables', { query })

export const listReceivableParts = (scope: OrganizationScope, query: PartsQuery) =>
  scope.account.get('/v1/aged-receivables/parts', { query })

export const listDaysToPay = (scope: OrganizationScope) => scope.account.get('/v1/aged-receivables/days-to-pay', {})

export const totalCustomersOwed = (
  scope: OrganizationScope,
  query: NonNullable<operations['totalCustomersOwed']['parameters']['query']>,
) => scope.account.get('/v1/aged-receivables/customer-totals', { query })

export const readOwedBy = (scope: OrganizationScope, customerIds: readonly string[]) =>
  scope.account.get('/v1/aged-receivables/customers', { query: { customerIds: customerIds.join(',') } })
