import type { EditInvoicePageQuery } from '../../../__generated__/EditInvoicePageQuery.graphql.ts'
import parameters from '../../../__generated__/EditInvoicePageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/invoices/{uuid}/edit`. */
export const editInvoiceEntryPoint = {
  root: resource('EditInvoicePage', () => import('./EditInvoicePage.tsx').then(module => module.EditInvoicePage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: EditInvoicePageQuery }>
