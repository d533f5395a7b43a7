import { Clock } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'payables',
  place: 28,
  paths: ['payables'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'analyze',
      place: 40,
      to: '/payables',
      name: 'payables',
      icon: Clock,
      permission: 'TREASURY_ANALYSIS_VIEW',
    },
  ],
} as const satisfies FeatureManifest
