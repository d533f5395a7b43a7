import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/payment', '/payment?tab=UNVERIFIED', '/payment/create'],
  viewer: [['/payment', /^PAY-\d{4}-\d{6}$/]],
  closed: ['/payment/create'],
  empty: [['/payment', 'No payments received yet', 'Record payment']],
  records: [['/payment', async ({ firstOf }) => (await firstOf('receivedPayments(first: 1)')).uuid]],
}
