import type { FeatureManifest } from '../../../feature.ts'

export const feature = {
  name: 'conversations',
  place: 92,
  actions: ['MESSAGE_WRITTEN', 'MESSAGE_EDITED', 'MESSAGE_DELETED'],
} as const satisfies FeatureManifest
