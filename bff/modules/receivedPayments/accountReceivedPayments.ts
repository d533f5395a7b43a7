// The account service's payments received.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'
import type { BodyOf, QueryOf } from '../../rest/restClient.ts'

type ListQuery = QueryOf<operations['listReceivedPayments']>
export type ReceivedPaymentQuery = QueryOf<operations['summarizeReceivedPayments']>
export type NewReceivedPayment = BodyOf<operations['recordReceivedPayment']>

export const listReceivedPayments = (scope: OrganizationScope, query: ListQuery) =>
  scope.account.get('/v1/received-payments', { query })

export const readReceivedPayments = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/received-payments', { query: { ids: ids.join(',') } })

export const summarizeReceivedPayments = (scope: OrganizationScope, query: ReceivedPaymentQuery) =>
  scope.account.get('/v1/received-payments/summary', { query })

export const countReceivedPayments = (scope: OrganizationScope) => scope.account.get('/v1/received-payments/counts', {})

export const getReceivedPayment = (scope: OrganizationScope, id: string) =>
  scope.account.get('/v1/received-payments/{id}', { path: { id } })

export const readApplicationsOf = (scope: OrganizationScope, paymentIds: readonly string[]) =>
  scope.account.get('/v1/received-payments/applications', { query: { paymentIds: paymentIds.join(',') } })

export const readPaymentsOfInvoices = (scope: OrganizationScope, invoiceIds: readonly string[]) =>
  scope.account.get('/v1/received-payments/of-invoices', { query: { invoiceIds: invoiceIds.join(',') } })

export const recordReceivedPayment = (scope: OrganizationScope, body: NewReceivedPayment, key: string) =>
  scope.account.post('/v1/received-payments', { body, headers: { 'idempotency-key': key } })

export const applyReceivedPayment = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['applyReceivedPayment']>,
) => scope.account.post('/v1/received-payments/{id}/applications', { path: { id }, body })

export const applyReceivedPayments = (scope: OrganizationScope, ids: string[]) =>
  scope.account.post('/v1/received-payments/apply', { body: { ids } })

export const confirmReceivedPayments = (
  scope: OrganizationScope,
  body: BodyOf<operations['confirmReceivedPayments']>,
) => scope.account.post('/v1/received-payments/confirm', { body })

export const cancelReceivedPayments = (scope: OrganizationScope, ids: string[], reason: string) =>
  scope.account.post('/v1/received-payments/cancel', { body: { ids, reason } })

export const unapplyReceivedPayments = (scope: OrganizationScope, ids: string[], reason: string) =>
  scope.account.post('/v1/received-payments/unapply', { body: { ids, reason } })

export const sendReceipts = (scope: OrganizationScope, ids: string[]) =>
  scope.account.post('/v1/received-payments/send', { body: { ids } })
