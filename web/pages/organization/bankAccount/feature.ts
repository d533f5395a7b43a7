import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'bankAccount',
  place: 65,
  paths: ['bank-accounts'],
  routes: () => import('./routes.tsx'),
} as const satisfies FeatureManifest
