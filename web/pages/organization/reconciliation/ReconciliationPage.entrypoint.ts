import ReconciliationPageQueryParameters from '../../../__generated__/ReconciliationPageQuery$parameters.ts'
import type { ReconciliationPageQuery } from '../../../__generated__/ReconciliationPageQuery.graphql.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { readAddress, variablesOf } from './_lib/address.ts'

/** The reconciliation workspace: one query, with the tab in the address. */
export const reconciliationEntryPoint: PageEntryPoint<{ page: ReconciliationPageQuery }> = {
  root: resource('ReconciliationPage', async () => (await import('./ReconciliationPage.tsx')).ReconciliationPage),
  getPreloadProps: ({ search }) => ({
    queries: {
      page: { parameters: ReconciliationPageQueryParameters, variables: variablesOf(readAddress(search), today()) },
    },
  }),
}
