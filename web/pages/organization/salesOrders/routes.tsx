import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { createSalesOrderEntryPoint } from './CreateSalesOrderPage.entrypoint.ts'
import { editSalesOrderEntryPoint } from './EditSalesOrderPage.entrypoint.ts'
import { salesOrderEntryPoint } from './SalesOrderPage.entrypoint.ts'
import { salesOrdersEntryPoint } from './SalesOrdersPage.entrypoint.ts'

const failure = <PageFailure />
/** Taxes of lines use the messages of products. */
const form = ['salesOrders', 'salesOrders.form', 'products', 'lineGrid']

export const routes: RouteObject[] = [
  pageRoute(salesOrdersEntryPoint, {
    path: 'sales-order',
    messages: ['salesOrders'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createSalesOrderEntryPoint, {
    path: 'sales-order/create',
    messages: form,
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(salesOrderEntryPoint, {
    path: 'sales-order/:uuid',
    messages: ['salesOrders', 'salesOrders.form', 'goodsReceipts', 'invoices', 'creditMemos', 'products', 'log'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editSalesOrderEntryPoint, {
    path: 'sales-order/:uuid/edit',
    messages: form,
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
