import type { BillsPageQuery } from '../../../__generated__/BillsPageQuery.graphql.ts'
import parameters from '../../../__generated__/BillsPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { billsState, toVariables } from './_lib/billsState.ts'

/** `/bills`: bills of counterparties, by status. */
export const billsEntryPoint = {
  root: resource('BillsPage', () => import('./BillsPage.tsx').then(module => module.BillsPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(billsState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: BillsPageQuery }>
