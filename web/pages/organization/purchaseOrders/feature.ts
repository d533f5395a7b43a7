import { FileInput } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'purchaseOrders',
  place: 88,
  paths: ['purchase-order'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'sell',
      place: 20,
      to: '/purchase-order',
      name: 'purchaseOrders',
      icon: FileInput,
      mode: 'INVOICING',
      permission: 'INVOICING_PURCHASE_ORDERS_VIEW',
    },
  ],
  permissions: ['INVOICING_PURCHASE_ORDERS_VIEW', 'INVOICING_PURCHASE_ORDERS_MANAGE'],
  records: ['PURCHASE_ORDER'],
  webhooks: ['PURCHASE_ORDER_CHANGED'],
} as const satisfies FeatureManifest
