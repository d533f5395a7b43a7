import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/journals', '/journals/accounts', '/journals/treasury', '/journals/treasury/accounts'],
  viewer: [
    ['/journals', 'What invoicing posts'],
    ['/journals/treasury', 'What treasury posts'],
  ],
}
