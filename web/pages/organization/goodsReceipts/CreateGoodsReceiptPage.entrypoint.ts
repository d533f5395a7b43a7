import type { CreateGoodsReceiptPageQuery } from '../../../__generated__/CreateGoodsReceiptPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateGoodsReceiptPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** Asked for where the address names no order: the page then says where to begin. */
const NO_ORDER = '00000000-0000-0000-0000-000000000000'
const variablesOf = (order: string | null) => ({ uuid: order ?? NO_ORDER, hasOrder: order !== null })

/** `/goods-receipt/create?order={uuid}`, with `&kind=return` for what came back. */
export const createGoodsReceiptEntryPoint = {
  root: resource('CreateGoodsReceiptPage', () =>
    import('./CreateGoodsReceiptPage.tsx').then(module => module.CreateGoodsReceiptPage),
  ),
  getPreloadProps: ({ search }) => ({
    // What is left is counted by nobody else's screen: the store may know of a quantity, and not of what it leaves.
    queries: {
      page: { parameters, variables: variablesOf(search.get('order')), options: { fetchPolicy: 'network-only' } },
    },
  }),
} satisfies PageEntryPoint<{ page: CreateGoodsReceiptPageQuery }>
