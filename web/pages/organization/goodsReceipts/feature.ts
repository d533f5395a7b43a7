import { Package } from 'lucide-react'
import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'goodsReceipts',
  place: 87,
  paths: ['goods-receipt'],
  routes: () => import('./routes.tsx'),
  menu: [
    {
      group: 'sell',
      place: 30,
      to: '/goods-receipt',
      name: 'goodsReceipts',
      icon: Package,
      mode: 'INVOICING',
      permission: 'INVOICING_GOODS_RECEIPTS_VIEW',
    },
  ],
  permissions: ['INVOICING_GOODS_RECEIPTS_VIEW', 'INVOICING_GOODS_RECEIPTS_MANAGE'],
  records: ['GOODS_RECEIPT'],
  webhooks: ['GOODS_RECEIPT_CHANGED'],
} as const satisfies FeatureManifest
