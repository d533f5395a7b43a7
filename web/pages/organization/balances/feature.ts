import { Wallet } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'balances',
  place: 90,
  paths: ['balances'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'monitor',
      place: 20,
      to: '/balances',
      name: 'balances',
      icon: Wallet,
      permission: 'TREASURY_BANK_ACCOUNTS_VIEW',
    },
  ],
} as const satisfies FeatureManifest
