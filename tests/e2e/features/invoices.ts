import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/invoices', '/invoices?tab=OVERDUE', '/invoices/create'],
  viewer: [['/invoices', /^INV-\d{4}-\d{6}$/]],
  closed: ['/invoices/create'],
  empty: [['/invoices', 'No invoices yet', 'New invoice']],
  records: [['/invoices', async ({ firstOf }) => (await firstOf('invoices(first: 1)')).uuid]],
}
