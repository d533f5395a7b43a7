import type { FeatureManifest } from '../../../feature.ts'

// The switcher of organizations leads here: it is of no single one of them.
export const feature = {
  name: 'groupCash',
  place: 29,
  paths: ['group-cash'],
  routes: () => import('./routes.tsx'),
} as const satisfies FeatureManifest
