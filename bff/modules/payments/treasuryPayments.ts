// The treasury service's payments and transfers.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'
import type { BodyOf, QueryOf } from '../../rest/restClient.ts'

export type PaymentQuery = QueryOf<operations['summarizePayments']>
export type NewPayment = BodyOf<operations['createPayment']>
export type PaymentEdit = BodyOf<operations['updatePayment']>
export type SeenPayment = { id: string; version: number }

const joined = (ids: readonly string[]) => ids.join(',')

export const listPayments = (scope: OrganizationScope, query: QueryOf<operations['listPayments']>) =>
  scope.treasury.get('/v1/payments', { query })

export const readPayments = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/payments', { query: { ids: joined(ids) } })

export const summarizePayments = (scope: OrganizationScope, query: PaymentQuery) =>
  scope.treasury.get('/v1/payments/summary', { query })

export const getPayment = (scope: OrganizationScope, id: string) =>
  scope.treasury.get('/v1/payments/{id}', { path: { id } })

export const countPayments = (scope: OrganizationScope, kind: 'PAYMENT' | 'TRANSFER') =>
  scope.treasury.get('/v1/payments/counts', { query: { kind } })

export const readApprovals = (scope: OrganizationScope, paymentIds: readonly string[]) =>
  scope.treasury.get('/v1/payments/approvals', { query: { paymentIds: joined(paymentIds) } })

export const readAttempts = (scope: OrganizationScope, paymentIds: readonly string[]) =>
  scope.treasury.get('/v1/payments/attempts', { query: { paymentIds: joined(paymentIds) } })

export const getPaymentOptions = (scope: OrganizationScope, query: QueryOf<operations['getPaymentOptions']>) =>
  scope.treasury.get('/v1/payments/options', { query })

export const createPayment = (scope: OrganizationScope, body: NewPayment, key: string) =>
  scope.treasury.post('/v1/payments', { body, headers: { 'idempotency-key': key } })

/** Both kinds of file have the same request. */
type ImportRequest = BodyOf<operations['importPayments']>

const keyed = (key: string | null | undefined) => (key ? { 'idempotency-key': key } : {})

export const importPayments = (scope: OrganizationScope, body: ImportRequest, key: string | null | undefined) =>
  scope.treasury.post('/v1/payment-imports', { body, headers: keyed(key) })

export const importTransfers = (scope: OrganizationScope, body: ImportRequest, key: string | null | undefined) =>
  scope.treasury.post('/v1/transfer-imports', { body, headers: keyed(key) })

export const updatePayment = (scope: OrganizationScope, id: string, body: PaymentEdit) =>
  scope.treasury.put('/v1/payments/{id}', { path: { id }, body })

export const digestPayments = (scope: OrganizationScope, body: BodyOf<operations['digestPayments']>) =>
  scope.treasury.post('/v1/payments/approval-digest', { body })

export const approvePayments = (scope: OrganizationScope, payments: SeenPayment[], proof: string) =>
  scope.treasury.post('/v1/payments/approve', { body: { payments, proof } })

export const resendPayments = (scope: OrganizationScope, payments: SeenPayment[], proof: string) =>
  scope.treasury.post('/v1/payments/resend', { body: { payments, proof } })

export const rejectPayments = (scope: OrganizationScope, ids: string[], reason: string) =>
  scope.treasury.post('/v1/payments/reject', { body: { ids, reason } })

export const cancelPayments = (scope: OrganizationScope, ids: string[], reason: string, endSeries: boolean) =>
  scope.treasury.post('/v1/payments/cancel', { body: { ids, reason, endSeries } })

export const checkNamesOfPayments = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/payments/check-names', { body: { ids } })

export const readDuplicates = (scope: OrganizationScope, paymentIds: readonly string[]) =>
  scope.treasury.get('/v1/payments/duplicates', { query: { paymentIds: joined(paymentIds) } })

export const archivePayments = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/payments/archive', { body: { ids } })

export const unarchivePayments = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/payments/unarchive', { body: { ids } })

export const endRecurrences = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/payments/end-recurrence', { body: { ids } })

export const exportPayments = (scope: OrganizationScope, ids: string[], reason?: string) =>
  scope.treasury.post('/v1/payments/export', { body: { ids, ...(reason !== undefined && { reason }) } })

export const inquireAccount = (scope: OrganizationScope, body: BodyOf<operations['inquireAccount']>) =>
  scope.treasury.post('/v1/account-inquiries', { body })

export const pollPayments = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/payments/ask-bank', { body: { ids } })
