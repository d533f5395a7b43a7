import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/counterparties', '/counterparties/create', '/counterparties/create?by=file'],
  viewer: [['/counterparties', 'PT Air Bersih Tangerang']],
  closed: ['/counterparties/create', '/counterparties/create?by=file'],
  empty: [['/counterparties', 'PT Zaman Baru', 'New counterparty']],
  records: [['/counterparties', async ({ firstOf }) => (await firstOf('counterparties(first: 1)')).uuid]],
}
