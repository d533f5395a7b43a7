import type { EditPurchaseOrderPageQuery } from '../../../__generated__/EditPurchaseOrderPageQuery.graphql.ts'
import parameters from '../../../__generated__/EditPurchaseOrderPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/purchase-order/{uuid}/edit`. */
export const editPurchaseOrderEntryPoint = {
  root: resource('EditPurchaseOrderPage', () =>
    import('./EditPurchaseOrderPage.tsx').then(module => module.EditPurchaseOrderPage),
  ),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: EditPurchaseOrderPageQuery }>
