import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/withholding-slips', '/withholding-slips?tab=CANCELED', '/withholding-slips/create'],
  viewer: [['/withholding-slips', /^\d{10}$/]],
  closed: ['/withholding-slips/create'],
  empty: [['/withholding-slips', 'No withholding slips yet', 'Record slip']],
  records: [['/withholding-slips', async ({ firstOf }) => (await firstOf('withholdingSlips(first: 1)')).uuid]],
}
