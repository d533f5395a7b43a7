import { ShoppingCart } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'salesOrders',
  place: 86,
  paths: ['sales-order'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'sell',
      place: 10,
      to: '/sales-order',
      name: 'salesOrders',
      icon: ShoppingCart,
      mode: 'INVOICING',
      permission: 'INVOICING_SALES_ORDERS_VIEW',
    },
  ],
  creates: [{ flow: 'create-sales-order', to: '/sales-order/create', permission: 'INVOICING_SALES_ORDERS_MANAGE' }],
  permissions: ['INVOICING_SALES_ORDERS_VIEW', 'INVOICING_SALES_ORDERS_MANAGE'],
  records: ['SALES_ORDER'],
  webhooks: ['SALES_ORDER_CHANGED'],
} as const satisfies FeatureManifest
