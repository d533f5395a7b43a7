import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'purchaseOrders',
  place: 88,
  records: ['PURCHASE_ORDER'],
  webhooks: ['PURCHASE_ORDER_CHANGED'],
} as const satisfies FeatureManifest
