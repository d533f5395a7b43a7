import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/journals', '/journals/accounts'],
  viewer: [['/journals', 'Covers invoicing']],
}
