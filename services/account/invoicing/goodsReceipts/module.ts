import { PAPER } from '../../../kit/files/contents.ts'
import { EVERY_ROLE, MAKERS } from '../../../kit/seededRoles.ts'
import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { goodsReceiptExport } from './exports.ts'
import { goodsReceiptRoutes } from './routes.ts'

export const goodsReceiptsModule = defineModule({
  name: 'goodsReceipts',
  records: { GOODS_RECEIPT: { description: 'A goods receipt.', actions: ['CREATED', 'CANCELLED'] } },
  permissions: {
    'invoicing.goodsReceipts.view': EVERY_ROLE,
    'invoicing.goodsReceipts.manage': MAKERS,
  },
  areas: { GR: 'Goods receipts' },
  errors: codes,
  feed: {
    'goods-receipt.changed': {
      webhook: {
        key: 'GOODS_RECEIPT_CHANGED',
        name: 'goods-receipt.changed',
        description: 'one was recorded or canceled.',
      },
    },
  },
  lists: { GOODS_RECEIPTS: 'Goods receipts.' },
  exports: { GOODS_RECEIPTS: goodsReceiptExport },
  files: {
    GOODS_RECEIPT_DOCUMENT: {
      description: 'A signed document of a goods receipt: PDF, JPG or PNG, at most 10 MB.',
      send: 'invoicing.goodsReceipts.manage',
      read: 'invoicing.goodsReceipts.view',
      contents: { ...PAPER, maximumMegabytes: 10 },
    },
  },
  routes: [goodsReceiptRoutes],
})
