import { Lock } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'monthEnd',
  place: 97,
  paths: ['month-end'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'monitor',
      place: 60,
      to: '/month-end',
      name: 'monthEnd',
      icon: Lock,
      mode: 'BOTH',
      permission: ['TREASURY_JOURNALS_VIEW', 'INVOICING_JOURNALS_VIEW'],
    },
  ],
} as const satisfies FeatureManifest
