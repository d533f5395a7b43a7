import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { createGoodsReceiptEntryPoint } from './CreateGoodsReceiptPage.entrypoint.ts'
import { goodsReceiptsEntryPoint } from './GoodsReceiptsPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(goodsReceiptsEntryPoint, {
    path: 'goods-receipt',
    messages: ['goodsReceipts'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createGoodsReceiptEntryPoint, {
    path: 'goods-receipt/create',
    messages: ['goodsReceipts'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
