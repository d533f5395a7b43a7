// The treasury service's aged payables.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type PayablesQuery = NonNullable<operations['getPayables']['parameters']['query']>
type BillsQuery = operations['listPayableBills']['parameters']['query']

export const getPayables = (scope: OrganizationScope, query: PayablesQuery) =>
  scope.treasury.get('/v1/analysis/payables', { query })

export const listPayableBills = (scope: OrganizationScope, query: BillsQuery) =>
  scope.treasury.get('/v1/analysis/payables/bills', { query })
