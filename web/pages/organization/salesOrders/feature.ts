import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'salesOrders',
  place: 86,
  records: ['SALES_ORDER'],
  webhooks: ['SALES_ORDER_CHANGED'],
} as const satisfies FeatureManifest
