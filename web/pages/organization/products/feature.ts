import { Package } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'products',
  place: 85,
  paths: ['products'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'sell',
      place: 90,
      to: '/products',
      name: 'products',
      icon: Package,
      mode: 'INVOICING',
      permission: 'INVOICING_SALES_ORDERS_VIEW',
    },
  ],
  records: ['PRODUCT'],
} as const satisfies FeatureManifest
