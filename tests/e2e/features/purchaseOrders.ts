import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/purchase-order', '/purchase-order?tab=OPEN', '/purchase-order/create'],
  viewer: [['/purchase-order', /^PO-\d{4}-\d{4}$/]],
  closed: ['/purchase-order/create'],
  empty: [['/purchase-order', 'No purchase orders yet', 'New purchase order']],
  records: [['/purchase-order', async ({ firstOf }) => (await firstOf('purchaseOrders(first: 1)')).uuid]],
}
