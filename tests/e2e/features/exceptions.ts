import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/exceptions'],
  viewer: [['/exceptions', 'Exceptions']],
}
