import { ArrowLeftRight, CircleCheck, Send } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'payments',
  place: 10,
  paths: ['payments', 'transfers', 'approvals'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'transact',
      place: 10,
      to: '/approvals',
      name: 'approvals',
      icon: CircleCheck,
      permission: ['TREASURY_PAYMENTS_VIEW', 'TREASURY_BILLS_VIEW'],
      badge: 'approvals',
    },
    {
      group: 'transact',
      place: 30,
      to: '/payments',
      name: 'payments',
      icon: Send,
      permission: 'TREASURY_PAYMENTS_VIEW',
    },
    {
      group: 'transact',
      place: 40,
      to: '/transfers',
      name: 'transfers',
      icon: ArrowLeftRight,
      permission: 'TREASURY_PAYMENTS_VIEW',
    },
  ],
  creates: [
    { flow: 'create-payment', to: '/payments/create', permission: 'TREASURY_PAYMENTS_CREATE' },
    { flow: 'create-transfer', to: '/transfers/create', permission: 'TREASURY_PAYMENTS_CREATE' },
  ],
  permissions: ['TREASURY_PAYMENTS_VIEW', 'TREASURY_PAYMENTS_CREATE', 'TREASURY_PAYMENTS_APPROVE'],
  records: ['PAYMENT'],
  actions: ['SENT', 'RESENT'],
  webhooks: ['PAYMENT_CHANGED'],
} as const satisfies FeatureManifest
