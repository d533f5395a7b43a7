import { Target } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'expectedTransactions',
  place: 50,
  paths: ['expected-transactions'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'reconciliation',
      place: 20,
      to: '/expected-transactions',
      name: 'expected',
      icon: Target,
      permission: 'TREASURY_EXPECTED_VIEW',
    },
  ],
  creates: [
    {
      flow: 'create-expected-transaction',
      to: '/expected-transactions/create',
      permission: 'TREASURY_EXPECTED_MANAGE',
    },
  ],
  permissions: ['TREASURY_EXPECTED_VIEW', 'TREASURY_EXPECTED_MANAGE'],
  records: ['EXPECTED_TRANSACTION'],
  webhooks: ['EXPECTED_TRANSACTION_CHANGED', 'EXPECTED_TRANSACTION_DELETED'],
} as const satisfies FeatureManifest
