import { EVERY_ROLE, MAKERS } from '../../../kit/seededRoles.ts'
import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { answering, answersChanged } from './events.ts'
import { salesOrderExport } from './exports.ts'
import { salesOrderRoutes } from './routes.ts'

export const salesOrdersModule = defineModule({
  name: 'salesOrders',
  // Invoices of an order, and what customers owe, are part of the credit check.
  reads: ['invoice', 'credit_memo', 'credit_memo_refund', 'received_payment'],
  records: {
    SALES_ORDER: {
      description: 'A sales order.',
      actions: [
        'CREATED',
        'UPDATED',
        'APPROVED',
        'REJECTED',
        'CANCELLED',
        'MESSAGE_WRITTEN',
        'MESSAGE_EDITED',
        'MESSAGE_DELETED',
      ],
    },
  },
  permissions: {
    'invoicing.salesOrders.view': EVERY_ROLE,
    'invoicing.salesOrders.manage': MAKERS,
  },
  areas: { SO: 'Sales orders' },
  errors: codes,
  feed: {
    'sales-order.changed': {
      webhook: {
        key: 'SALES_ORDER_CHANGED',
        name: 'sales-order.changed',
        description: 'one was created, changed or decided, or goods were received.',
      },
    },
  },
  lists: { SALES_ORDERS: 'Sales orders.' },
  exports: { SALES_ORDERS: salesOrderExport },
  raises: [answering, answersChanged],
  routes: [salesOrderRoutes],
})
