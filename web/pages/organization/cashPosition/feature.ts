import { ChartPie } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'cashPosition',
  place: 26,
  paths: ['cash-position'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'analyze',
      place: 10,
      to: '/cash-position',
      covers: ['/group-cash'],
      name: 'cashPosition',
      icon: ChartPie,
      permission: 'TREASURY_ANALYSIS_VIEW',
    },
  ],
  permissions: ['TREASURY_ANALYSIS_VIEW'],
  records: ['BALANCE_STALENESS', 'EXCHANGE_RATE'],
} as const satisfies FeatureManifest
