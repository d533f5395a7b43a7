import { PAPER } from '../../../kit/files/contents.ts'
import { EVERY_ROLE, MAKERS } from '../../../kit/seededRoles.ts'
import { defineModule } from '../../module.ts'
import { onAnswering, onAnswersChanged } from './answers.ts'
import { codes } from './errors.ts'
import { purchaseOrderExport } from './exports.ts'
import { purchaseOrderRoutes } from './routes.ts'

export const purchaseOrdersModule = defineModule({
  name: 'purchaseOrders',
  records: {
    PURCHASE_ORDER: {
      description: 'A purchase order of a customer.',
      actions: ['CREATED', 'UPDATED', 'REJECTED', 'CANCELLED'],
    },
  },
  permissions: {
    'invoicing.purchaseOrders.view': EVERY_ROLE,
    'invoicing.purchaseOrders.manage': MAKERS,
  },
  areas: { PO: 'Purchase orders' },
  errors: codes,
  feed: {
    'purchase-order.changed': {
      webhook: {
        key: 'PURCHASE_ORDER_CHANGED',
        name: 'purchase-order.changed',
        description: 'one was created, changed or ended, or a sales order fulfills it.',
      },
    },
  },
  lists: { PURCHASE_ORDERS: 'Purchase orders.' },
  exports: { PURCHASE_ORDERS: purchaseOrderExport },
  files: {
    PURCHASE_ORDER_DOCUMENT: {
      description: 'A purchase order as the customer sent it: PDF, JPG or PNG, at most 10 MB.',
      send: 'invoicing.purchaseOrders.manage',
      read: 'invoicing.purchaseOrders.view',
      contents: { ...PAPER, maximumMegabytes: 10 },
    },
  },
  on: [onAnswering, onAnswersChanged],
  routes: [purchaseOrderRoutes],
})
