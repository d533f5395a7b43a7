import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/credit-memo', '/credit-memo?tab=OPEN'],
  viewer: [['/credit-memo', /^CM-\d{4}-\d{6}$/]],
  records: [['/credit-memo', async ({ firstOf }) => (await firstOf('creditMemos(first: 1)')).uuid]],
}
