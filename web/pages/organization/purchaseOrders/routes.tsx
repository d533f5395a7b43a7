import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { createPurchaseOrderEntryPoint } from './CreatePurchaseOrderPage.entrypoint.ts'
import { editPurchaseOrderEntryPoint } from './EditPurchaseOrderPage.entrypoint.ts'
import { purchaseOrderEntryPoint } from './PurchaseOrderPage.entrypoint.ts'
import { purchaseOrdersEntryPoint } from './PurchaseOrdersPage.entrypoint.ts'

const failure = <PageFailure />
/** Kinds of lines use the messages of products. */
const form = ['purchaseOrders', 'purchaseOrders.form', 'products', 'lineGrid']

export const routes: RouteObject[] = [
  pageRoute(purchaseOrdersEntryPoint, {
    path: 'purchase-order',
    messages: ['purchaseOrders'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createPurchaseOrderEntryPoint, {
    path: 'purchase-order/create',
    messages: form,
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(purchaseOrderEntryPoint, {
    path: 'purchase-order/:uuid',
    messages: ['purchaseOrders', 'purchaseOrders.form', 'salesOrders', 'products', 'log'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editPurchaseOrderEntryPoint, {
    path: 'purchase-order/:uuid/edit',
    messages: form,
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
