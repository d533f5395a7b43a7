import type { BffModule } from '../../module.ts'
import { productExports, productNodes, productResolvers } from './resolvers.ts'

export const productsModule = {
  name: 'products',
  resolvers: productResolvers,
  nodes: productNodes,
  exports: productExports,
  // No permissions of their own: products belong to the orders and invoices that reference them.
  rules: {
    'Organization.taxUnits': 'invoicing.salesOrders.view',
    'Organization.products': 'invoicing.salesOrders.view',
    'Organization.product': 'invoicing.salesOrders.view',
    'Mutation.createProduct': 'invoicing.salesOrders.manage',
    'Mutation.updateProduct': 'invoicing.salesOrders.manage',
    'Mutation.importProducts': 'invoicing.salesOrders.manage',
    'Mutation.deleteProducts': 'invoicing.salesOrders.manage',
  },
} as const satisfies BffModule
