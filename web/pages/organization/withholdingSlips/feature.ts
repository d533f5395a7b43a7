import { ReceiptText } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'withholdingSlips',
  place: 91,
  paths: ['withholding-slips'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'collect',
      place: 45,
      to: '/withholding-slips',
      name: 'withholdingSlips',
      icon: ReceiptText,
      mode: 'INVOICING',
      permission: 'INVOICING_PAYMENTS_VIEW',
    },
  ],
  records: ['WITHHOLDING_SLIP'],
  webhooks: ['WITHHOLDING_SLIP_CHANGED'],
} as const satisfies FeatureManifest
