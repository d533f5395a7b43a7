import { Clock } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'agedReceivables',
  place: 94,
  paths: ['aged-receivables'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'collect',
      place: 40,
      to: '/aged-receivables',
      name: 'agedReceivables',
      icon: Clock,
      mode: 'INVOICING',
      permission: 'INVOICING_INVOICES_VIEW',
    },
  ],
} as const satisfies FeatureManifest
