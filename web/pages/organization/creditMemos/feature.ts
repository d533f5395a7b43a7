import { FileMinus } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'creditMemos',
  place: 89,
  paths: ['credit-memo'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'collect',
      place: 20,
      to: '/credit-memo',
      name: 'creditMemos',
      icon: FileMinus,
      mode: 'INVOICING',
      permission: 'INVOICING_CREDIT_MEMOS_VIEW',
    },
  ],
  permissions: ['INVOICING_CREDIT_MEMOS_VIEW', 'INVOICING_CREDIT_MEMOS_MANAGE'],
  records: ['CREDIT_MEMO'],
  webhooks: ['CREDIT_MEMO_CHANGED'],
} as const satisfies FeatureManifest
