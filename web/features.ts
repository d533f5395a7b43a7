// Every feature, found by its manifest.
import type { FeatureManifest } from './feature.ts'

const found = import.meta.glob<FeatureManifest>('./pages/organization/*/feature.ts', { eager: true, import: 'feature' })

/** In the order in which the log, the permissions and the webhooks list their items. */
export const features: readonly FeatureManifest[] = Object.values(found).toSorted((a, b) => a.place - b.place)
