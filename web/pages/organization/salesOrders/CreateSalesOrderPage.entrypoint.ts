import type { CreateSalesOrderPageQuery } from '../../../__generated__/CreateSalesOrderPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateSalesOrderPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** Placeholder id when the address names no purchase order. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** `/sales-order/create`; `?purchase=` fills it in from a purchase order. */
export const createSalesOrderEntryPoint = {
  root: resource('CreateSalesOrderPage', () =>
    import('./CreateSalesOrderPage.tsx').then(module => module.CreateSalesOrderPage),
  ),
  getPreloadProps: ({ search }) => {
    const uuid = search.get('purchase')
    const variables = { uuid: uuid ?? NOBODY, hasPurchase: uuid !== null }
    // Always fetched: other screens don't update the remaining quantities.
    const options = uuid === null ? {} : { options: { fetchPolicy: 'network-only' as const } }
    return { queries: { page: { parameters, variables, ...options } } }
  },
} satisfies PageEntryPoint<{ page: CreateSalesOrderPageQuery }>
