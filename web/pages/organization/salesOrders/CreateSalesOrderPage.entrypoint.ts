import type { CreateSalesOrderPageQuery } from '../../../__generated__/CreateSalesOrderPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateSalesOrderPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/sales-order/create`. */
export const createSalesOrderEntryPoint = {
  root: resource('CreateSalesOrderPage', () =>
    import('./CreateSalesOrderPage.tsx').then(module => module.CreateSalesOrderPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: CreateSalesOrderPageQuery }>
