import { TriangleAlert } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'exceptions',
  place: 80,
  paths: ['exceptions'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'configure',
      place: 30,
      to: '/exceptions',
      name: 'exceptions',
      icon: TriangleAlert,
      permission: 'TREASURY_EXCEPTIONS_VIEW',
      badge: 'exceptions',
    },
  ],
  permissions: ['TREASURY_EXCEPTIONS_VIEW', 'TREASURY_EXCEPTIONS_MANAGE'],
  records: ['EXCEPTION'],
  webhooks: ['EXCEPTION_CHANGED'],
} as const satisfies FeatureManifest
