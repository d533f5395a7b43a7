import { Plug } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'providers',
  place: 27,
  paths: ['payment-providers', 'payment-records', 'payment-transactions'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'configure',
      place: 25,
      to: '/payment-providers',
      covers: ['/payment-records', '/payment-transactions'],
      name: 'paymentProviders',
      icon: Plug,
      permission: 'TREASURY_PROVIDERS_VIEW',
    },
  ],
  permissions: ['TREASURY_PROVIDERS_VIEW', 'TREASURY_PROVIDERS_MANAGE'],
  records: ['PAYMENT_PROVIDER', 'PAYMENT_RECORD'],
  webhooks: ['PAYMENT_RECORD_CHANGED', 'PAYMENT_TRANSACTION_CHANGED'],
} as const satisfies FeatureManifest
