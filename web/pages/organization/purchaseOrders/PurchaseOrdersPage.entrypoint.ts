import type { PurchaseOrdersPageQuery } from '../../../__generated__/PurchaseOrdersPageQuery.graphql.ts'
import parameters from '../../../__generated__/PurchaseOrdersPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { purchaseOrdersState, toVariables } from './_lib/purchaseOrdersState.ts'

/** `/purchase-order`: purchase orders of customers, by status. */
export const purchaseOrdersEntryPoint = {
  root: resource('PurchaseOrdersPage', () =>
    import('./PurchaseOrdersPage.tsx').then(module => module.PurchaseOrdersPage),
  ),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(purchaseOrdersState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: PurchaseOrdersPageQuery }>
