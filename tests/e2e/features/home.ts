import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/home'],
  viewer: [['/home', 'BCA Operasional']],
  empty: [['/home', 'No bank accounts yet', 'Add bank account']],
}
