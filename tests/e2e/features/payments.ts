import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/payments', '/payments/create', '/transfers', '/transfers/create', '/approvals'],
  viewer: [
    ['/payments', 'Needs approval'],
    ['/transfers', 'Needs approval'],
    ['/approvals', 'Inbox'],
  ],
  closed: ['/payments/create', '/transfers/create'],
  empty: [
    ['/payments', 'No payments yet', 'New payment'],
    ['/transfers', 'No transfers yet', 'New transfer'],
  ],
  records: [
    [
      '/payments',
      async ({ firstOf }) =>
        (await firstOf('payments(first: 1, filter: { kind: PAYMENT, status: [NEEDS_APPROVAL] })')).uuid,
    ],
    ['/transfers', async ({ firstOf }) => (await firstOf('payments(first: 1, filter: { kind: TRANSFER })')).uuid],
  ],
}
