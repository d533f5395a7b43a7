import type { CreatePurchaseOrderPageQuery } from '../../../__generated__/CreatePurchaseOrderPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreatePurchaseOrderPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/purchase-order/create`. */
export const createPurchaseOrderEntryPoint = {
  root: resource('CreatePurchaseOrderPage', () =>
    import('./CreatePurchaseOrderPage.tsx').then(module => module.CreatePurchaseOrderPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: CreatePurchaseOrderPageQuery }>
