// The account service's credit memos.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'
import type { BodyOf, QueryOf } from '../../rest/restClient.ts'

type ListQuery = QueryOf<operations['listCreditMemos']>
export type CreditMemoQuery = QueryOf<operations['summarizeCreditMemos']>
export type NewCreditMemo = BodyOf<operations['createCreditMemo']>

const ofMemos = (memoIds: readonly string[]) => ({ query: { memoIds: memoIds.join(',') } })

export const listCreditMemos = (scope: OrganizationScope, query: ListQuery) =>
  scope.account.get('/v1/credit-memos', { query })

export const readCreditMemos = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/credit-memos', { query: { ids: ids.join(',') } })

export const summarizeCreditMemos = (scope: OrganizationScope, query: CreditMemoQuery) =>
  scope.account.get('/v1/credit-memos/summary', { query })

export const countCreditMemos = (scope: OrganizationScope) => scope.account.get('/v1/credit-memos/counts', {})

export const getCreditMemo = (scope: OrganizationScope, id: string) =>
  scope.account.get('/v1/credit-memos/{id}', { path: { id } })

export const readLinesOf = (scope: OrganizationScope, memoIds: readonly string[]) =>
  scope.account.get('/v1/credit-memos/lines', ofMemos(memoIds))

export const readApplicationsOf = (scope: OrganizationScope, memoIds: readonly string[]) =>
  scope.account.get('/v1/credit-memos/applications', ofMemos(memoIds))

export const readRefundsOf = (scope: OrganizationScope, memoIds: readonly string[]) =>
  scope.account.get('/v1/credit-memos/refunds', ofMemos(memoIds))

export const readMemosOfInvoices = (scope: OrganizationScope, invoiceIds: readonly string[]) =>
  scope.account.get('/v1/credit-memos/of-invoices', { query: { invoiceIds: invoiceIds.join(',') } })

export const readMemosOfOrders = (scope: OrganizationScope, orderIds: readonly string[]) =>
  scope.account.get('/v1/credit-memos/of-orders', { query: { orderIds: orderIds.join(',') } })

export const computeCreditMemo = (scope: OrganizationScope, body: BodyOf<operations['computeCreditMemo']>) =>
  scope.account.post('/v1/credit-memos/amounts', { body })

export const createCreditMemo = (scope: OrganizationScope, body: NewCreditMemo, key: string) =>
  scope.account.post('/v1/credit-memos', { body, headers: { 'idempotency-key': key } })

export const writeOffInvoice = (scope: OrganizationScope, body: BodyOf<operations['writeOffInvoice']>, key: string) =>
  scope.account.post('/v1/credit-memos/write-offs', { body, headers: { 'idempotency-key': key } })

export const updateCreditMemo = (scope: OrganizationScope, id: string, body: BodyOf<operations['updateCreditMemo']>) =>
  scope.account.put('/v1/credit-memos/{id}', { path: { id }, body })

export const deleteCreditMemos = (scope: OrganizationScope, ids: string[]) =>
  scope.account.post('/v1/credit-memos/delete', { body: { ids } })

export const approveCreditMemos = (scope: OrganizationScope, body: BodyOf<operations['approveCreditMemos']>) =>
  scope.account.post('/v1/credit-memos/approve', { body })

export const voidCreditMemos = (scope: OrganizationScope, ids: string[], reason: string) =>
  scope.account.post('/v1/credit-memos/void', { body: { ids, reason } })

export const applyCreditMemo = (scope: OrganizationScope, id: string, body: BodyOf<operations['applyCreditMemo']>) =>
  scope.account.post('/v1/credit-memos/{id}/applications', { path: { id }, body })

export const applyCreditMemos = (scope: OrganizationScope, ids: string[]) =>
  scope.account.post('/v1/credit-memos/apply', { body: { ids } })

export const undoApplications = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['undoCreditMemoApplications']>,
) => scope.account.post('/v1/credit-memos/{id}/undo', { path: { id }, body })

export const sendCreditMemos = (scope: OrganizationScope, ids: string[]) =>
  scope.account.post('/v1/credit-memos/send', { body: { ids } })

export const recordReturnNote = (scope: OrganizationScope, id: string, body: BodyOf<operations['recordReturnNote']>) =>
  scope.account.post('/v1/credit-memos/{id}/return-note', { path: { id }, body })

export const undoReturnNote = (scope: OrganizationScope, id: string, body: BodyOf<operations['undoReturnNote']>) =>
  scope.account.post('/v1/credit-memos/{id}/return-note/undo', { path: { id }, body })

export const refundCreditMemo = (scope: OrganizationScope, id: string, body: BodyOf<operations['refundCreditMemo']>) =>
  scope.account.post('/v1/credit-memos/{id}/refund', { path: { id }, body })

export const callOffRefund = (
  scope: OrganizationScope,
  id: string,
  body: BodyOf<operations['callOffCreditMemoRefund']>,
) => scope.account.post('/v1/credit-memos/{id}/refund/call-off', { path: { id }, body })
