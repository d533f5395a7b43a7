import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/cash-flow', '/cash-flow?view=table&compare=year&open=debit.flow.total'],
  viewer: [['/cash-flow', 'Opening balance']],
  empty: [['/cash-flow', 'No accounts in IDR yet', 'New account']],
}
