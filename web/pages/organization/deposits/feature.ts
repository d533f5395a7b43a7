import { Vault } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'deposits',
  place: 25,
  paths: ['deposits'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'transact',
      place: 50,
      to: '/deposits',
      name: 'deposits',
      icon: Vault,
      permission: 'TREASURY_DEPOSITS_VIEW',
    },
  ],
  creates: [{ flow: 'create-deposit', to: '/deposits/create', permission: 'TREASURY_DEPOSITS_MANAGE' }],
  permissions: ['TREASURY_DEPOSITS_VIEW', 'TREASURY_DEPOSITS_MANAGE'],
  records: ['DEPOSIT'],
  webhooks: ['DEPOSIT_CHANGED'],
} as const satisfies FeatureManifest
