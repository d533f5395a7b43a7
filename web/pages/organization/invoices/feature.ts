import { ReceiptText } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'invoices',
  place: 88,
  paths: ['invoices'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'collect',
      place: 10,
      to: '/invoices',
      name: 'invoices',
      icon: ReceiptText,
      mode: 'INVOICING',
      permission: 'INVOICING_INVOICES_VIEW',
    },
  ],
  creates: [{ flow: 'create-invoice', to: '/invoices/create', permission: 'INVOICING_INVOICES_MANAGE' }],
  permissions: ['INVOICING_INVOICES_VIEW', 'INVOICING_INVOICES_MANAGE', 'INVOICING_INVOICES_APPROVE'],
  records: ['INVOICE'],
  webhooks: ['INVOICE_CHANGED'],
} as const satisfies FeatureManifest
