import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/exports'],
  viewer: [['/exports', 'Exports']],
}
