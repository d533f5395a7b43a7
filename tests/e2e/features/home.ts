import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/home'],
  viewer: [['/home', 'Cash forecast, 12 weeks']],
  empty: [['/home', 'First steps', 'Add bank account']],
}
