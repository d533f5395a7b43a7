import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/expected-transactions', '/expected-transactions/create'],
  viewer: [['/expected-transactions', /^ET-\d{4}-/]],
  closed: ['/expected-transactions/create', '/expected-transactions/create?by=file'],
  empty: [['/expected-transactions', 'No expected transactions yet', 'New expected transaction']],
}
