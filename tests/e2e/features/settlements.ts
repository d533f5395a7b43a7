import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/settlement', '/settlement?tab=pending'],
  viewer: [['/settlement', 'Toko online']],
  records: [['/settlement', async ({ firstOf }) => (await firstOf('settlements')).uuid]],
}
