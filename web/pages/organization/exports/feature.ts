import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'exports',
  place: 140,
  paths: ['exports'],
  routes: () => import('./routes.tsx'),
  permissions: ['EXPORTS_CREATE'],
  records: ['EXPORT'],
} as const satisfies FeatureManifest
