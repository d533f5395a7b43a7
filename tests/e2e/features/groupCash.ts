import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/group-cash', '/group-cash?view=forecast', '/group-cash?view=payables'],
  viewer: [['/group-cash', 'By organization']],
}
