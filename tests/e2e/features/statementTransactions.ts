import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/statement-transactions', '/statement-transactions/create', '/statement-transactions/create?by=hand'],
  viewer: [['/statement-transactions', 'BNI Penjualan']],
  closed: ['/statement-transactions/create', '/statement-transactions/create?by=hand'],
  empty: [['/statement-transactions', 'No statement transactions yet', 'Import statement']],
}
