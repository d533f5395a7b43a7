import type { BffModule } from '../../module.ts'
import { purchaseOrderExports, purchaseOrderNodes, purchaseOrderResolvers } from './resolvers.ts'

export const purchaseOrdersModule = {
  name: 'purchaseOrders',
  resolvers: purchaseOrderResolvers,
  nodes: purchaseOrderNodes,
  exports: purchaseOrderExports,
  rules: {
    'Organization.purchaseOrders': 'invoicing.purchaseOrders.view',
    'Organization.purchaseOrder': 'invoicing.purchaseOrders.view',
    'Organization.purchaseOrderCounts': 'invoicing.purchaseOrders.view',
    'Mutation.createPurchaseOrder': 'invoicing.purchaseOrders.manage',
    'Mutation.updatePurchaseOrder': 'invoicing.purchaseOrders.manage',
    'Mutation.rejectPurchaseOrder': 'invoicing.purchaseOrders.manage',
    'Mutation.cancelPurchaseOrder': 'invoicing.purchaseOrders.manage',
    'Mutation.closePurchaseOrder': 'invoicing.purchaseOrders.manage',
    'Mutation.orderPurchaseOrders': 'invoicing.salesOrders.manage',
  },
} as const satisfies BffModule
