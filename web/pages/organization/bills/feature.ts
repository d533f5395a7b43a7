import { ReceiptText } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'bills',
  place: 20,
  paths: ['bills'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'transact',
      place: 20,
      to: '/bills',
      name: 'bills',
      icon: ReceiptText,
      permission: 'TREASURY_BILLS_VIEW',
    },
  ],
  creates: [{ flow: 'create-bill', to: '/bills/create', permission: 'TREASURY_BILLS_MANAGE' }],
  permissions: ['TREASURY_BILLS_VIEW', 'TREASURY_BILLS_MANAGE', 'TREASURY_BILLS_APPROVE'],
  records: ['BILL', 'BILL_SETTINGS'],
  actions: ['SUBMITTED'],
  webhooks: ['BILL_CHANGED', 'BILL_DELETED'],
} as const satisfies FeatureManifest
