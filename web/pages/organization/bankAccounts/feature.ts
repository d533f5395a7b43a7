import { Building2, Landmark } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'bankAccounts',
  place: 60,
  paths: ['bank-accounts'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'configure',
      place: 10,
      to: '/bank-accounts',
      name: 'bankAccounts',
      icon: Landmark,
      permission: 'TREASURY_BANK_ACCOUNTS_VIEW',
    },
    {
      group: 'configure',
      place: 20,
      to: '/bank-accounts/internal-accounts',
      name: 'internalAccounts',
      icon: Building2,
      permission: 'TREASURY_BANK_ACCOUNTS_VIEW',
    },
  ],
  creates: [
    {
      flow: 'create-internal-account',
      to: '/bank-accounts/internal-accounts/create',
      permission: 'TREASURY_BANK_ACCOUNTS_MANAGE',
    },
  ],
  permissions: ['TREASURY_BANK_ACCOUNTS_VIEW', 'TREASURY_BANK_ACCOUNTS_MANAGE'],
  records: ['BANK_ACCOUNT'],
  webhooks: ['BANK_ACCOUNT_CHANGED'],
} as const satisfies FeatureManifest
