import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import { readGoodsReceipts, readReceiptsOf } from './accountGoodsReceipts.ts'
import type { GoodsReceiptBody, GoodsReceiptSource } from './sources.ts'

export const toGoodsReceipt = (scope: OrganizationScope, receipt: GoodsReceiptBody): GoodsReceiptSource =>
  owned(scope, receipt)

/** Maximum number of ids per request. */
const MAX_AT_ONCE = 200

export const goodsReceiptLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => {
    const items: GoodsReceiptSource[] = []
    for (let from = 0; from < ids.length; from += MAX_AT_ONCE) {
      const page = await readGoodsReceipts(scope, ids.slice(from, from + MAX_AT_ONCE))
      items.push(...page.items.map(receipt => toGoodsReceipt(scope, receipt)))
    }
    return items
  }),
  /** By order, newest first. */
  ofOrder: new Loader<GoodsReceiptSource[]>([], async (orderIds, give) => {
    const { items } = await readReceiptsOf(scope, orderIds)
    const receipts = await scope.loaders(goodsReceiptLoaders).byId.loadAll(items.map(({ id }) => id))
    for (const orderId of new Set(items.map(item => item.orderId)))
      give(
        orderId,
        receipts.filter(receipt => receipt !== null).filter(receipt => receipt.orderId === orderId),
      )
  }),
})
