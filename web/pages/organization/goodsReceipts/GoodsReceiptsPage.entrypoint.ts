import type { GoodsReceiptsPageQuery } from '../../../__generated__/GoodsReceiptsPageQuery.graphql.ts'
import parameters from '../../../__generated__/GoodsReceiptsPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { goodsReceiptsState, toVariables } from './_lib/goodsReceiptsState.ts'

/** `/goods-receipt`: what customers received and returned. */
export const goodsReceiptsEntryPoint = {
  root: resource('GoodsReceiptsPage', () => import('./GoodsReceiptsPage.tsx').then(module => module.GoodsReceiptsPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(goodsReceiptsState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: GoodsReceiptsPageQuery }>
