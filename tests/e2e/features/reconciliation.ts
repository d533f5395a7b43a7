import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/reconciliation?tab=unreconciled', '/reconciliation?tab=reconciled'],
  viewer: [
    ['/reconciliation?tab=unreconciled&match=FULL_MATCH', 'Suggested'],
    ['/reconciliation?tab=reconciled', 'History'],
  ],
  empty: [
    ['/reconciliation?tab=unreconciled', 'No statement transactions yet.', 'Import statement'],
    ['/reconciliation?tab=reconciled', 'Nothing reconciled yet.', 'Import statement'],
  ],
}
