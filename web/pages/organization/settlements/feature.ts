import { Landmark } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'settlements',
  place: 91,
  paths: ['settlement'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'collect',
      place: 40,
      to: '/settlement',
      name: 'settlements',
      icon: Landmark,
      mode: 'INVOICING',
      permission: 'INVOICING_SETTLEMENTS_VIEW',
    },
  ],
  permissions: ['INVOICING_SETTLEMENTS_VIEW', 'INVOICING_SETTLEMENTS_MANAGE'],
} as const satisfies FeatureManifest
