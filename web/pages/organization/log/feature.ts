import { ScrollText } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'log',
  place: 130,
  paths: ['log'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'foot',
      place: 10,
      to: '/log',
      name: 'log',
      icon: ScrollText,
      mode: 'BOTH',
      permission: 'ACCOUNT_ACTIVITY_VIEW',
    },
  ],
  permissions: ['ACCOUNT_ACTIVITY_VIEW'],
  // Records of modules that all features share: imports, saved views, files.
  records: ['RECORD_IMPORT', 'SAVED_VIEW', 'FILE'],
  webhooks: ['RECORD_IMPORT_CHANGED'],
} as const satisfies FeatureManifest
