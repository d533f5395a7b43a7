import { HandCoins } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'receivedPayments',
  place: 90,
  paths: ['payment'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'collect',
      place: 30,
      to: '/payment',
      name: 'receivedPayments',
      icon: HandCoins,
      mode: 'INVOICING',
      permission: 'INVOICING_PAYMENTS_VIEW',
    },
  ],
  permissions: ['INVOICING_PAYMENTS_VIEW', 'INVOICING_PAYMENTS_MANAGE'],
  records: ['RECEIVED_PAYMENT'],
  webhooks: ['RECEIVED_PAYMENT_CHANGED'],
} as const satisfies FeatureManifest
