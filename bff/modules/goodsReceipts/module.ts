import type { BffModule } from '../../module.ts'
import { goodsReceiptExports, goodsReceiptNodes, goodsReceiptResolvers } from './resolvers.ts'

export const goodsReceiptsModule = {
  name: 'goodsReceipts',
  resolvers: goodsReceiptResolvers,
  nodes: goodsReceiptNodes,
  exports: goodsReceiptExports,
  inputNames: {
    createGoodsReceipt: { orderId: 'salesOrderId', 'lines.*.lineId': 'lines.*.lineUuid' },
  },
  rules: {
    'Organization.goodsReceipts': 'invoicing.goodsReceipts.view',
    'Organization.goodsReceipt': 'invoicing.goodsReceipts.view',
    'Mutation.createGoodsReceipt': 'invoicing.goodsReceipts.manage',
    'Mutation.cancelGoodsReceipt': 'invoicing.goodsReceipts.manage',
  },
} as const satisfies BffModule
