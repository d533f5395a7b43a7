// Staff's calls to the account service's checkout.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'
import type { BodyOf } from '../../rest/restClient.ts'

export const countCheckoutLinks = (scope: OrganizationScope, invoiceIds: readonly string[]) =>
  scope.account.get('/v1/checkout-links/of-invoices', { query: { invoiceIds: invoiceIds.join(',') } })

export const listInvoiceCheckoutMethods = (scope: OrganizationScope, id: string) =>
  scope.account.get('/v1/invoices/{id}/checkout-methods', { path: { id } })

export const createCheckoutLink = (scope: OrganizationScope, id: string) =>
  scope.account.post('/v1/invoices/{id}/checkout-links', { path: { id } })

export const revokeCheckoutLinks = (scope: OrganizationScope, id: string) =>
  scope.account.post('/v1/invoices/{id}/checkout-links/revoke', { path: { id } })

export const listVirtualAccounts = (scope: OrganizationScope, customerIds: readonly string[]) =>
  scope.account.get('/v1/customers/virtual-accounts', { query: { customerIds: customerIds.join(',') } })

export const listVirtualAccountBanks = (scope: OrganizationScope) => scope.account.get('/v1/virtual-account-banks', {})

export const openCustomerVirtualAccount = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['openCustomerVirtualAccount']>,
  key: string,
) =>
  scope.account.post('/v1/customers/{id}/virtual-accounts', { path: { id }, body, headers: { 'idempotency-key': key } })

export const closeCustomerVirtualAccount = (scope: OrganizationScope, id: string, virtualAccountId: string) =>
  scope.account.post('/v1/customers/{id}/virtual-accounts/{virtualAccountId}/close', {
    path: { id, virtualAccountId },
  })
