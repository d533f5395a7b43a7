// The account service's customers and regions.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'
import type { BodyOf, QueryOf } from '../../rest/restClient.ts'

type ListQuery = QueryOf<operations['listCustomers']>
export type CustomerQuery = QueryOf<operations['summarizeCustomers']>
export type NewCustomer = BodyOf<operations['createCustomer']>
export type Terms = Omit<BodyOf<operations['approveCustomer']>, 'version'>

export const listRegions = (scope: OrganizationScope, parent: string | null | undefined) =>
  scope.account.get('/v1/regions', { query: parent ? { parent } : {} })

export const listCustomers = (scope: OrganizationScope, query: ListQuery) =>
  scope.account.get('/v1/customers', { query })

export const readCustomers = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/customers', { query: { ids: ids.join(',') } })

export const readRevisionsOf = (scope: OrganizationScope, customerIds: readonly string[]) =>
  scope.account.get('/v1/customers/revisions', { query: { customerIds: customerIds.join(',') } })

export const summarizeCustomers = (scope: OrganizationScope, query: CustomerQuery) =>
  scope.account.get('/v1/customers/summary', { query })

export const countCustomers = (scope: OrganizationScope) => scope.account.get('/v1/customers/counts', {})

export const getCustomer = (scope: OrganizationScope, id: string) =>
  scope.account.get('/v1/customers/{id}', { path: { id } })

export const createCustomer = (scope: OrganizationScope, body: NewCustomer, key: string) =>
  scope.account.post('/v1/customers', { body, headers: { 'idempotency-key': key } })

export const updateCustomer = (scope: OrganizationScope, id: string, body: BodyOf<operations['updateCustomer']>) =>
  scope.account.put('/v1/customers/{id}', { path: { id }, body })

export const approveCustomer = (scope: OrganizationScope, id: string, body: BodyOf<operations['approveCustomer']>) =>
  scope.account.post('/v1/customers/{id}/approve', { path: { id }, body })

export const rejectCustomer = (scope: OrganizationScope, id: string, body: BodyOf<operations['rejectCustomer']>) =>
  scope.account.post('/v1/customers/{id}/reject', { path: { id }, body })

export const inviteCustomers = (scope: OrganizationScope, body: BodyOf<operations['inviteCustomers']>) =>
  scope.account.post('/v1/customers/invite', { body })

export const resendCustomerInvitations = (scope: OrganizationScope, ids: string[]) =>
  scope.account.post('/v1/customers/resend', { body: { ids } })

export const cancelCustomerInvitations = (scope: OrganizationScope, ids: string[]) =>
  scope.account.post('/v1/customers/cancel-invitations', { body: { ids } })

export const readDocumentsOf = (scope: OrganizationScope, customerIds: readonly string[]) =>
  scope.account.get('/v1/customers/documents', { query: { customerIds: customerIds.join(',') } })

export const eraseCustomerDocument = (scope: OrganizationScope, customerId: string, id: string, reason: string) =>
  scope.account.post('/v1/customers/{customerId}/documents/{id}/erase', { path: { customerId, id }, body: { reason } })

export const deactivateCustomer = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['deactivateCustomer']>,
) => scope.account.post('/v1/customers/{id}/deactivate', { path: { id }, body })

export const reactivateCustomer = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['reactivateCustomer']>,
) => scope.account.post('/v1/customers/{id}/reactivate', { path: { id }, body })

export const importCustomers = (
  scope: OrganizationScope,
  body: BodyOf<operations['importCustomers']>,
  key: string | null | undefined,
) => scope.account.post('/v1/customer-imports', { body, headers: key ? { 'idempotency-key': key } : {} })
