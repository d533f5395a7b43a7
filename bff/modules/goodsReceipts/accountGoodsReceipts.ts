// The account service's goods receipts.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/account.generated.ts'

type ListQuery = NonNullable<operations['listGoodsReceipts']['parameters']['query']>
export type GoodsReceiptQuery = NonNullable<operations['summarizeGoodsReceipts']['parameters']['query']>
type NewGoodsReceipt = operations['createGoodsReceipt']['requestBody']['content']['application/json']

export const listGoodsReceipts = (scope: OrganizationScope, query: ListQuery) =>
  scope.account.get('/v1/goods-receipts', { query })

export const readGoodsReceipts = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.account.get('/v1/goods-receipts', { query: { ids: ids.join(',') } })

export const summarizeGoodsReceipts = (scope: OrganizationScope, query: GoodsReceiptQuery) =>
  scope.account.get('/v1/goods-receipts/summary', { query })

export const getGoodsReceipt = (scope: OrganizationScope, id: string) =>
  scope.account.get('/v1/goods-receipts/{id}', { path: { id } })

export const readReceiptsOf = (scope: OrganizationScope, orderIds: readonly string[]) =>
  scope.account.get('/v1/goods-receipts/of-orders', { query: { orderIds: orderIds.join(',') } })

export const createGoodsReceipt = (scope: OrganizationScope, body: NewGoodsReceipt, key: string) =>
  scope.account.post('/v1/goods-receipts', { body, headers: { 'idempotency-key': key } })

export const cancelGoodsReceipt = (scope: OrganizationScope, id: string, body: { version: number; reason: string }) =>
  scope.account.post('/v1/goods-receipts/{id}/cancel', { path: { id }, body })
