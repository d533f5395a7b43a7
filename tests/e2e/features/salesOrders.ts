import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/sales-order', '/sales-order?status=Open', '/sales-order/create'],
  viewer: [['/sales-order', /^SO-\d{4}-\d{6}$/]],
  closed: ['/sales-order/create'],
  empty: [['/sales-order', 'No sales orders yet', 'New sales order']],
  records: [['/sales-order', async ({ firstOf }) => (await firstOf('salesOrders(first: 1)')).uuid]],
}
