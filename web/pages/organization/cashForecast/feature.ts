import { TrendingUp } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'cashForecast',
  place: 27,
  paths: ['cash-forecast'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'analyze',
      place: 20,
      to: '/cash-forecast',
      name: 'cashForecast',
      icon: TrendingUp,
      permission: 'TREASURY_ANALYSIS_VIEW',
    },
  ],
  records: ['MINIMUM_CASH', 'PLANNED_LINE'],
} as const satisfies FeatureManifest
