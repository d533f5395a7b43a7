import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/cash-position', '/cash-position?view=table&group=entity&open=debit.counted'],
  viewer: [['/cash-position', 'End of today, as it stands']],
  empty: [['/cash-position', 'No bank accounts yet', 'New account']],
}
