import { Link } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'reconciliation',
  place: 30,
  paths: ['reconciliation'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'reconciliation',
      place: 10,
      to: '/reconciliation',
      name: 'workspace',
      icon: Link,
      permission: 'TREASURY_RECONCILIATION_VIEW',
      badge: 'unreconciled',
    },
  ],
  creates: [{ flow: 'create-reconciliation', to: '/reconciliation', permission: 'TREASURY_RECONCILIATION_MANAGE' }],
  permissions: ['TREASURY_RECONCILIATION_VIEW', 'TREASURY_RECONCILIATION_MANAGE', 'TREASURY_RECONCILIATION_AUTO'],
  records: ['RECONCILIATION', 'RECONCILIATION_RUN', 'RECOMMENDATION'],
  actions: ['RECONCILED', 'REMOVE_RECONCILIATION'],
  webhooks: ['RECONCILIATION_CREATED', 'RECONCILIATION_REMOVED', 'RECONCILIATION_RUN_CHANGED'],
} as const satisfies FeatureManifest
