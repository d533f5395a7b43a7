import type { BffModule } from '../../module.ts'
import { salesOrderExports, salesOrderNodes, salesOrderResolvers } from './resolvers.ts'

export const salesOrdersModule = {
  name: 'salesOrders',
  resolvers: salesOrderResolvers,
  nodes: salesOrderNodes,
  exports: salesOrderExports,
  inputNames: {
    approveSalesOrders: { orders: 'salesOrders' },
    createSalesOrder: { 'lines.*.purchaseOrderLineId': 'lines.*.purchaseOrderLineUuid' },
    updateSalesOrder: { 'lines.*.purchaseOrderLineId': 'lines.*.purchaseOrderLineUuid' },
  },
  rules: {
    'Organization.salesOrders': 'invoicing.salesOrders.view',
    'Organization.salesOrder': 'invoicing.salesOrders.view',
    'Organization.salesOrderCounts': 'invoicing.salesOrders.view',
    'Organization.salesOrderAmounts': 'invoicing.salesOrders.view',
    'Organization.orderLineSuggestions': 'invoicing.salesOrders.view',
    'Mutation.createSalesOrder': 'invoicing.salesOrders.manage',
    'Mutation.updateSalesOrder': 'invoicing.salesOrders.manage',
    'Mutation.approveSalesOrders': 'invoicing.invoices.approve',
    'Mutation.rejectSalesOrders': 'invoicing.invoices.approve',
    'Mutation.cancelSalesOrders': 'invoicing.salesOrders.manage',
    'Mutation.closeSalesOrders': 'invoicing.salesOrders.manage',
  },
} as const satisfies BffModule
