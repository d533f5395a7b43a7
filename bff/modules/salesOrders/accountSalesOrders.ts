// The account service's sales orders.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'
import type { BodyOf, QueryOf } from '../../rest/restClient.ts'

type ListQuery = QueryOf<operations['listSalesOrders']>
export type SalesOrderQuery = QueryOf<operations['summarizeSalesOrders']>
export type NewSalesOrder = BodyOf<operations['createSalesOrder']>
export type SalesOrderDraft = BodyOf<operations['computeSalesOrder']>

const ofOrders = (orderIds: readonly string[]) => ({ query: { orderIds: orderIds.join(',') } })

export const listSalesOrders = (scope: OrganizationScope, query: ListQuery) =>
  scope.account.get('/v1/sales-orders', { query })

export const readSalesOrders = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/sales-orders', { query: { ids: ids.join(',') } })

export const summarizeSalesOrders = (scope: OrganizationScope, query: SalesOrderQuery) =>
  scope.account.get('/v1/sales-orders/summary', { query })

export const countSalesOrders = (scope: OrganizationScope) => scope.account.get('/v1/sales-orders/counts', {})

export const getSalesOrder = (scope: OrganizationScope, id: string) =>
  scope.account.get('/v1/sales-orders/{id}', { path: { id } })

export const readLinesOf = (scope: OrganizationScope, orderIds: readonly string[]) =>
  scope.account.get('/v1/sales-orders/lines', ofOrders(orderIds))

export const readRevisionsOf = (scope: OrganizationScope, orderIds: readonly string[]) =>
  scope.account.get('/v1/sales-orders/revisions', ofOrders(orderIds))

export const readCreditOf = (scope: OrganizationScope, orderIds: readonly string[]) =>
  scope.account.get('/v1/sales-orders/credit', ofOrders(orderIds))

export const readExposureOf = (scope: OrganizationScope, customerIds: readonly string[]) =>
  scope.account.get('/v1/sales-orders/exposure', { query: { customerIds: customerIds.join(',') } })

export const suggestLines = (scope: OrganizationScope, customerId: string, search: string | null | undefined) =>
  scope.account.get('/v1/sales-orders/suggestions', { query: { customerId, ...(search && { search }) } })

export const computeSalesOrder = (scope: OrganizationScope, body: SalesOrderDraft) =>
  scope.account.post('/v1/sales-orders/amounts', { body })

export const createSalesOrder = (scope: OrganizationScope, body: NewSalesOrder, key: string) =>
  scope.account.post('/v1/sales-orders', { body, headers: { 'idempotency-key': key } })

export const updateSalesOrder = (scope: OrganizationScope, id: string, body: BodyOf<operations['updateSalesOrder']>) =>
  scope.account.put('/v1/sales-orders/{id}', { path: { id }, body })

export const approveSalesOrders = (scope: OrganizationScope, body: BodyOf<operations['approveSalesOrders']>) =>
  scope.account.post('/v1/sales-orders/approve', { body })

export const rejectSalesOrders = (scope: OrganizationScope, ids: string[], reason: string) =>
  scope.account.post('/v1/sales-orders/reject', { body: { ids, reason } })

export const cancelSalesOrders = (scope: OrganizationScope, ids: string[], reason: string) =>
  scope.account.post('/v1/sales-orders/cancel', { body: { ids, reason } })

export const closeSalesOrders = (scope: OrganizationScope, ids: string[], reason: string | null) =>
  scope.account.post('/v1/sales-orders/close', { body: { ids, reason } })

export const readProposedEntities = (scope: OrganizationScope, customerIds: readonly string[]) =>
  scope.account.get('/v1/issuing-entities', { query: { customerIds: customerIds.join(',') } })
