import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/bank-accounts', '/bank-accounts/internal-accounts', '/bank-accounts/internal-accounts/create'],
  viewer: [
    ['/bank-accounts', 'BCA Operasional'],
    ['/bank-accounts/internal-accounts', '2081134471'],
  ],
  closed: ['/bank-accounts/internal-accounts/create'],
  empty: [
    ['/bank-accounts', 'No bank accounts yet', 'New account'],
    ['/bank-accounts/internal-accounts', 'No bank accounts yet', 'New account'],
  ],
  records: [['/bank-accounts', async ({ firstOf }) => (await firstOf('bankAccounts(first: 1)')).uuid]],
}
