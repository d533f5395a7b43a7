import type { InvoicePageQuery } from '../../../__generated__/InvoicePageQuery.graphql.ts'
import parameters from '../../../__generated__/InvoicePageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/invoices/{uuid}`. */
export const invoiceEntryPoint = {
  root: resource('InvoicePage', () => import('./InvoicePage.tsx').then(module => module.InvoicePage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: InvoicePageQuery }>
