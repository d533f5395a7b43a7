import { Users } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'counterparties',
  place: 70,
  paths: ['counterparties'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'monitor',
      place: 40,
      to: '/counterparties',
      name: 'counterparties',
      icon: Users,
      permission: 'TREASURY_COUNTERPARTIES_VIEW',
    },
  ],
  creates: [
    { flow: 'create-counterparties', to: '/counterparties/create', permission: 'TREASURY_COUNTERPARTIES_MANAGE' },
  ],
  permissions: ['TREASURY_COUNTERPARTIES_VIEW', 'TREASURY_COUNTERPARTIES_MANAGE'],
  records: ['COUNTERPARTY'],
  webhooks: ['COUNTERPARTY_CHANGED', 'COUNTERPARTY_DELETED'],
} as const satisfies FeatureManifest
