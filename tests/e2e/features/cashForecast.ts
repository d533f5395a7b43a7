import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: [
    '/cash-forecast',
    '/cash-forecast?unit=month&view=table&late=7&less=10&open=debit.0',
    '/cash-forecast?plans=yes',
  ],
  viewer: [['/cash-forecast', 'Nothing is counted twice']],
}
