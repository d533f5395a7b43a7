import type { SalesOrderPageQuery } from '../../../__generated__/SalesOrderPageQuery.graphql.ts'
import parameters from '../../../__generated__/SalesOrderPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/sales-order/{uuid}`. */
export const salesOrderEntryPoint = {
  root: resource('SalesOrderPage', () => import('./SalesOrderPage.tsx').then(module => module.SalesOrderPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: SalesOrderPageQuery }>
