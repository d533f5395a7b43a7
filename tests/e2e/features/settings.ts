import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: [
    '/settings/team-members',
    '/settings/api-tokens',
    '/settings/payment-rules',
    '/settings/bills',
    '/settings/webhooks',
  ],
  viewer: [['/settings/team-members', 'Ratna Wijaya']],
}
