// Staff's calls to the account service's checkout.
import type { OrganizationScope } from '../../context.ts'

export const countCheckoutLinks = (scope: OrganizationScope, invoiceIds: readonly string[]) =>
  scope.account.get('/v1/checkout-links/of-invoices', { query: { invoiceIds: invoiceIds.join(',') } })

export const listInvoiceCheckoutMethods = (scope: OrganizationScope, id: string) =>
  scope.account.get('/v1/invoices/{id}/checkout-methods', { path: { id } })

export const createCheckoutLink = (scope: OrganizationScope, id: string) =>
  scope.account.post('/v1/invoices/{id}/checkout-links', { path: { id } })

export const revokeCheckoutLinks = (scope: OrganizationScope, id: string) =>
  scope.account.post('/v1/invoices/{id}/checkout-links/revoke', { path: { id } })
