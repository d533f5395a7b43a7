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
  permissions: ['INVOICING_CUSTOMERS_VIEW', 'INVOICING_CUSTOMERS_MANAGE', 'INVOICING_CUSTOMERS_REVIEW'],
  records: ['CUSTOMER'],
  actions: ['VIEWED'],
} as const satisfies FeatureManifest
