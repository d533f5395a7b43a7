import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/aged-receivables', '/aged-receivables?bucket=not_due'],
  viewer: [['/aged-receivables', 'Cash remaining']],
  empty: [['/aged-receivables', 'No customer owes anything', 'New invoice']],
}
