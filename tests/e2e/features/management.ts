import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/management', '/management/customer/role'],
  viewer: [
    ['/management', 'Ratna Wijaya'],
    ['/management/customer/role', 'Maker & Approver'],
  ],
  closed: ['/management/customer/role/create'],
}
