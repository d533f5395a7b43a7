import type { OrganizationScope } from '../../context.ts'
import { batchById, batchByOwner } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import { salesOrderLoaders } from '../salesOrders/loaders.ts'
import type { SalesOrderSource } from '../salesOrders/sources.ts'
import {
  readAnswersOf,
  readPurchaseLinesOf,
  readPurchaseOrders,
  readPurchaseRevisionsOf,
} from './accountPurchaseOrders.ts'
import type {
  PurchaseLineBody,
  PurchaseOrderBody,
  PurchaseOrderRevisionSource,
  PurchaseOrderSource,
} from './sources.ts'

export const toPurchaseOrder = (scope: OrganizationScope, order: PurchaseOrderBody): PurchaseOrderSource =>
  owned(scope, order)

export const purchaseOrderLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readPurchaseOrders(scope, ids)).items.map(one => toPurchaseOrder(scope, one))),
  lines: batchByOwner(
    async (ids): Promise<PurchaseLineBody[]> => (await readPurchaseLinesOf(scope, ids)).items,
    ({ purchaseOrderId }) => [purchaseOrderId],
  ),
  revisions: batchByOwner(
    async (ids): Promise<PurchaseOrderRevisionSource[]> =>
      (await readPurchaseRevisionsOf(scope, ids)).items.map(revision => owned(scope, revision)),
    ({ purchaseOrderId }) => [purchaseOrderId],
  ),
  /** The sales orders created for each, newest first. */
  answers: new Loader<SalesOrderSource[]>([], async (ids, give) => {
    const { items } = await readAnswersOf(scope, ids)
    const orders = await scope.loaders(salesOrderLoaders).byId.loadAll(items.map(({ id }) => id))
    for (const purchaseOrderId of new Set(items.map(item => item.purchaseOrderId)))
      give(
        purchaseOrderId,
        orders.filter(order => order !== null).filter(order => order.purchaseOrderId === purchaseOrderId),
      )
  }),
})
