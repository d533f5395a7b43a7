import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/buyer', '/buyer?tab=invited', '/buyer?tab=review', '/buyer/create'],
  viewer: [['/buyer', 'PT Bumi Karsa Mandiri']],
  closed: ['/buyer/create'],
  empty: [['/buyer', 'No customers yet', 'New customer']],
  records: [
    ['/buyer', async ({ firstOf }) => (await firstOf('customers(first: 1, filter: { status: [ACTIVE] })')).uuid],
  ],
}
