import type { EditSalesOrderPageQuery } from '../../../__generated__/EditSalesOrderPageQuery.graphql.ts'
import parameters from '../../../__generated__/EditSalesOrderPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/sales-order/{uuid}/edit`. */
export const editSalesOrderEntryPoint = {
  root: resource('EditSalesOrderPage', () =>
    import('./EditSalesOrderPage.tsx').then(module => module.EditSalesOrderPage),
  ),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: EditSalesOrderPageQuery }>
