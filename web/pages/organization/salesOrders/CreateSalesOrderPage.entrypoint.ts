import type { CreateSalesOrderPageQuery } from '../../../__generated__/CreateSalesOrderPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateSalesOrderPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** The address names no purchase order. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** `/sales-order/create`, with `?purchase=` filled in of that. */
export const createSalesOrderEntryPoint = {
  root: resource('CreateSalesOrderPage', () =>
    import('./CreateSalesOrderPage.tsx').then(module => module.CreateSalesOrderPage),
  ),
  getPreloadProps: ({ search }) => {
    const uuid = search.get('purchase')
    const variables = { uuid: uuid ?? NOBODY, hasPurchase: uuid !== null }
    // What is left is counted by nobody else's screen.
    const options = uuid === null ? {} : { options: { fetchPolicy: 'network-only' as const } }
    return { queries: { page: { parameters, variables, ...options } } }
  },
} satisfies PageEntryPoint<{ page: CreateSalesOrderPageQuery }>
