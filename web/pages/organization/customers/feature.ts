import { Users } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'customers',
  place: 84,
  paths: ['buyer'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'monitor',
      place: 20,
      to: '/buyer',
      name: 'customers',
      icon: Users,
      mode: 'INVOICING',
      permission: 'INVOICING_CUSTOMERS_VIEW',
    },
  ],
  records: ['CUSTOMER'],
  actions: ['VIEWED'],
} as const satisfies FeatureManifest
