import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/payables', '/payables?bucket=not_due'],
  viewer: [['/payables', 'Days payable outstanding']],
  empty: [['/payables', 'Nothing is owed', 'New bill']],
}
