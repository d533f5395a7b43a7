import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/goods-receipt'],
  viewer: [['/goods-receipt', /^GR-\d{4}-\d{6}$/]],
}
