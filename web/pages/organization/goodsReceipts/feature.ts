import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'goodsReceipts',
  place: 87,
  records: ['GOODS_RECEIPT'],
  webhooks: ['GOODS_RECEIPT_CHANGED'],
} as const satisfies FeatureManifest
