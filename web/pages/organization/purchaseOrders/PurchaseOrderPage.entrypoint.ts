import type { PurchaseOrderPageQuery } from '../../../__generated__/PurchaseOrderPageQuery.graphql.ts'
import parameters from '../../../__generated__/PurchaseOrderPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/purchase-order/{uuid}`. */
export const purchaseOrderEntryPoint = {
  root: resource('PurchaseOrderPage', () => import('./PurchaseOrderPage.tsx').then(module => module.PurchaseOrderPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: PurchaseOrderPageQuery }>
