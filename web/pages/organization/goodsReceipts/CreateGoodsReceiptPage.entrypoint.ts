import type { CreateGoodsReceiptPageQuery } from '../../../__generated__/CreateGoodsReceiptPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateGoodsReceiptPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** A placeholder id where the address names no order: the page then explains where to start. */
const NO_ORDER = '00000000-0000-0000-0000-000000000000'
const variablesOf = (order: string | null) => ({ uuid: order ?? NO_ORDER, hasOrder: order !== null })

/** `/goods-receipt/create?order={uuid}`, with `&kind=return` for returns. */
export const createGoodsReceiptEntryPoint = {
  root: resource('CreateGoodsReceiptPage', () =>
    import('./CreateGoodsReceiptPage.tsx').then(module => module.CreateGoodsReceiptPage),
  ),
  getPreloadProps: ({ search }) => ({
    // Always fetched: other screens don't update the remaining quantities, so the store may have stale ones.
    queries: {
      page: { parameters, variables: variablesOf(search.get('order')), options: { fetchPolicy: 'network-only' } },
    },
  }),
} satisfies PageEntryPoint<{ page: CreateGoodsReceiptPageQuery }>
