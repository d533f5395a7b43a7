// Calls to the account service's billing cycles.
import type { OrganizationScope } from '../../context.ts'

export const listBillingOfCustomers = (scope: OrganizationScope, customerIds: readonly string[]) =>
  scope.account.get('/v1/billing-runs/of-customers', { query: { customerIds: customerIds.join(',') } })

export const billCustomer = (scope: OrganizationScope, body: { customerId: string; until: string }, key: string) =>
  scope.account.post('/v1/billing-runs', { body, headers: { 'idempotency-key': key } })
