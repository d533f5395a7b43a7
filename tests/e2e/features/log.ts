import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/log'],
  viewer: [['/log', /Ratna Wijaya|Sari Puspita/]],
}
