import type { BillSettingsPageQuery } from '../../../../__generated__/BillSettingsPageQuery.graphql.ts'
import parameters from '../../../../__generated__/BillSettingsPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/bills`. */
export const billSettingsEntryPoint = {
  root: resource('BillSettingsPage', () => import('./BillSettingsPage.tsx').then(module => module.BillSettingsPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: BillSettingsPageQuery }>
