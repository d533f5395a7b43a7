import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'bankAccount',
  place: 65,
  paths: ['bank-accounts'],
} as const satisfies FeatureManifest
