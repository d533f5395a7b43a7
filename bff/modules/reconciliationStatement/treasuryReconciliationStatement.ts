// The treasury service's reconciliation statement.
import type { OrganizationScope } from '../../context.ts'

export const getReconciliationStatement = (scope: OrganizationScope, id: string, date: string) =>
  scope.treasury.get('/v1/bank-accounts/{id}/reconciliation-statement', { path: { id }, query: { date } })
