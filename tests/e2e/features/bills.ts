import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/bills', '/bills/create'],
  viewer: [['/bills', 'Submitted']],
  closed: ['/bills/create'],
  empty: [['/bills', 'No bills yet', 'New bill']],
}
