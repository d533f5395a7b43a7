import type { FeatureManifest } from '../../../feature.ts'

/** What the activity log tells of customers; their screens are still to come. */
export const feature = {
  name: 'customers',
  place: 84,
  records: ['CUSTOMER'],
} as const satisfies FeatureManifest
