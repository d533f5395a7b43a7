import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'creditMemos',
  place: 89,
  records: ['CREDIT_MEMO'],
  webhooks: ['CREDIT_MEMO_CHANGED'],
} as const satisfies FeatureManifest
