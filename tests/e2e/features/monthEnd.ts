import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/month-end'],
  viewer: [['/month-end', 'Statements are complete']],
}
