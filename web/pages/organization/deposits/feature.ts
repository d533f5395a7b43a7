import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'deposits',
  place: 25,
  permissions: ['TREASURY_DEPOSITS_VIEW', 'TREASURY_DEPOSITS_MANAGE'],
  records: ['DEPOSIT'],
  webhooks: ['DEPOSIT_CHANGED'],
} as const satisfies FeatureManifest
