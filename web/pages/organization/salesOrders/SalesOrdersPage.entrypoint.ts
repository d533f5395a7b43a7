import type { SalesOrdersPageQuery } from '../../../__generated__/SalesOrdersPageQuery.graphql.ts'
import parameters from '../../../__generated__/SalesOrdersPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { salesOrdersState, toVariables } from './_lib/salesOrdersState.ts'

/** `/sales-order`: orders of customers, by status. */
export const salesOrdersEntryPoint = {
  root: resource('SalesOrdersPage', () => import('./SalesOrdersPage.tsx').then(module => module.SalesOrdersPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(salesOrdersState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: SalesOrdersPageQuery }>
