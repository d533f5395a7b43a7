import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/balances'],
  viewer: [['/balances', 'By bank and account']],
  empty: [['/balances', 'No bank accounts yet', 'New account']],
}
