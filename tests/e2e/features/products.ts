import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/products', '/products/create'],
  viewer: [['/products', 'Jasa pengiriman']],
  closed: ['/products/create'],
  empty: [['/products', 'No products yet', 'New product']],
  records: [['/products', async ({ firstOf }) => (await firstOf('products(first: 1)')).uuid]],
}
