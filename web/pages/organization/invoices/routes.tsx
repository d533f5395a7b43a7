import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { createInvoiceEntryPoint } from './CreateInvoicePage.entrypoint.ts'
import { editInvoiceEntryPoint } from './EditInvoicePage.entrypoint.ts'
import { invoiceEntryPoint } from './InvoicePage.entrypoint.ts'
import { invoicesEntryPoint } from './InvoicesPage.entrypoint.ts'

const failure = <PageFailure />
/** Taxes of lines use the messages of products. */
const form = ['invoices', 'invoices.form', 'products', 'lineGrid', 'taxRates', 'papers']
const create = ['invoices', 'invoices.form', 'products', 'lineGrid', 'taxRates', 'papers', 'imports']

export const routes: RouteObject[] = [
  pageRoute(invoicesEntryPoint, {
    path: 'invoices',
    messages: ['invoices'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createInvoiceEntryPoint, {
    path: 'invoices/create',
    messages: create,
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(invoiceEntryPoint, {
    path: 'invoices/:uuid',
    messages: [
      'invoices',
      'invoices.form',
      'invoices.tax',
      'papers',
      'reminders',
      'goodsReceipts',
      'receivedPayments',
      'creditMemos',
      'withholdingSlips',
      'products',
      'log',
    ],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editInvoiceEntryPoint, {
    path: 'invoices/:uuid/edit',
    messages: form,
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
