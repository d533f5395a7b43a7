import type { FeatureManifest } from '../../../feature.ts'

// Reached from the organization switcher: it belongs to no single organization.
export const feature = {
  name: 'groupCash',
  place: 29,
  paths: ['group-cash'],
  routes: () => import('./routes.tsx'),
} as const satisfies FeatureManifest
