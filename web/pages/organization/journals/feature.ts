import { BookText } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'journals',
  place: 96,
  paths: ['journals'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'collect',
      place: 60,
      to: '/journals',
      name: 'journals',
      icon: BookText,
      mode: 'INVOICING',
      permission: 'INVOICING_JOURNALS_VIEW',
    },
    {
      group: 'analyze',
      place: 60,
      to: '/journals/treasury',
      name: 'journals',
      icon: BookText,
      permission: 'TREASURY_JOURNALS_VIEW',
    },
  ],
  permissions: [
    'INVOICING_JOURNALS_VIEW',
    'INVOICING_JOURNALS_MANAGE',
    'TREASURY_JOURNALS_VIEW',
    'TREASURY_JOURNALS_MANAGE',
  ],
  records: ['JOURNAL_EXPORT', 'TREASURY_JOURNAL_EXPORT'],
} as const satisfies FeatureManifest
