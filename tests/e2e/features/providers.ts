import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/payment-providers', '/payment-providers/connect', '/payment-records', '/payment-transactions'],
  viewer: [
    ['/payment-providers', 'Toko online'],
    ['/payment-records', 'Payment records'],
    ['/payment-transactions', 'WEB-10231'],
  ],
  closed: ['/payment-providers/connect'],
  empty: [['/payment-providers', 'No payment providers yet', 'Connect a provider']],
  records: [
    ['/payment-providers', async ({ firstOf }) => (await firstOf('paymentProviders')).uuid],
    ['/payment-records', async ({ firstOf }) => (await firstOf('paymentRecords')).uuid],
    ['/payment-transactions', async ({ firstOf }) => (await firstOf('paymentTransactions')).uuid],
  ],
}
