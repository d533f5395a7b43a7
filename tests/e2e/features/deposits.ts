import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/deposits', '/deposits/create'],
  viewer: [['/deposits', 'Maturities by month']],
  closed: ['/deposits/create'],
  empty: [['/deposits', 'No deposits yet', 'New deposit']],
}
