import { ChartColumn } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'cashFlow',
  place: 29,
  paths: ['cash-flow'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'analyze',
      place: 30,
      to: '/cash-flow',
      name: 'cashFlow',
      icon: ChartColumn,
      permission: 'TREASURY_ANALYSIS_VIEW',
    },
  ],
  records: ['CASH_CATEGORY', 'CASH_RULE'],
} as const satisfies FeatureManifest
