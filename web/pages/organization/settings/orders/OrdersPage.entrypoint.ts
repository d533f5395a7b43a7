import type { OrdersPageQuery } from '../../../../__generated__/OrdersPageQuery.graphql.ts'
import parameters from '../../../../__generated__/OrdersPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/orders`. */
export const ordersEntryPoint = {
  root: resource('OrdersPage', () => import('./OrdersPage.tsx').then(module => module.OrdersPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: OrdersPageQuery }>
