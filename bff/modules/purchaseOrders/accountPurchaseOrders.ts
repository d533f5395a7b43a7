// The account service's purchase orders.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'

type ListQuery = NonNullable<operations['listPurchaseOrders']['parameters']['query']>
export type PurchaseOrderQuery = NonNullable<operations['summarizePurchaseOrders']['parameters']['query']>
export type NewPurchaseOrder = operations['createPurchaseOrder']['requestBody']['content']['application/json']
type WithReason = operations['rejectPurchaseOrder']['requestBody']['content']['application/json']
type Closing = operations['closePurchaseOrder']['requestBody']['content']['application/json']

const of = (ids: readonly string[]) => ({ query: { purchaseOrderIds: ids.join(',') } })

export const listPurchaseOrders = (scope: OrganizationScope, query: ListQuery) =>
  scope.account.get('/v1/purchase-orders', { query })

export const readPurchaseOrders = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/purchase-orders', { query: { ids: ids.join(',') } })

export const summarizePurchaseOrders = (scope: OrganizationScope, query: PurchaseOrderQuery) =>
  scope.account.get('/v1/purchase-orders/summary', { query })

export const countPurchaseOrders = (scope: OrganizationScope) => scope.account.get('/v1/purchase-orders/counts', {})

export const getPurchaseOrder = (scope: OrganizationScope, id: string) =>
  scope.account.get('/v1/purchase-orders/{id}', { path: { id } })

export const readPurchaseLinesOf = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/purchase-orders/lines', of(ids))

export const readPurchaseRevisionsOf = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/purchase-orders/revisions', of(ids))

export const readAnswersOf = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/purchase-orders/answers', of(ids))

export const createPurchaseOrder = (scope: OrganizationScope, body: NewPurchaseOrder, key: string) =>
  scope.account.post('/v1/purchase-orders', { body, headers: { 'idempotency-key': key } })

export const updatePurchaseOrder = (
  scope: OrganizationScope,
  id: string,
  body: NewPurchaseOrder & { version: number },
) => scope.account.put('/v1/purchase-orders/{id}', { path: { id }, body })

export const rejectPurchaseOrder = (scope: OrganizationScope, id: string, body: WithReason) =>
  scope.account.post('/v1/purchase-orders/{id}/reject', { path: { id }, body })

export const cancelPurchaseOrder = (scope: OrganizationScope, id: string, body: WithReason) =>
  scope.account.post('/v1/purchase-orders/{id}/cancel', { path: { id }, body })

export const closePurchaseOrder = (scope: OrganizationScope, id: string, body: Closing) =>
  scope.account.post('/v1/purchase-orders/{id}/close', { path: { id }, body })

export const orderPurchaseOrders = (scope: OrganizationScope, ids: string[]) =>
  scope.account.post('/v1/purchase-orders/order', { body: { ids } })
