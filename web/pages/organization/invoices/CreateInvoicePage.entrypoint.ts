import type { CreateInvoicePageQuery } from '../../../__generated__/CreateInvoicePageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateInvoicePageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { importVariables } from '../_lib/importVariables.ts'
import { isUuid } from '../../../ui/list/listState.ts'

const NO_ORDER = '00000000-0000-0000-0000-000000000000'

/**
 * `/invoices/create`; `?order=` fills in what is not yet invoiced of an order; `?by=file` imports open invoices, and `&import=` resumes an
 * import.
 */
export const createInvoiceEntryPoint = {
  root: resource('CreateInvoicePage', () => import('./CreateInvoicePage.tsx').then(module => module.CreateInvoicePage)),
  getPreloadProps: ({ search }) => {
    const order = search.get('order') ?? ''
    const ofOrder = isUuid(order)
    return {
      queries: {
        page: { parameters, variables: { uuid: ofOrder ? order : NO_ORDER, ofOrder, ...importVariables(search) } },
      },
    }
  },
} satisfies PageEntryPoint<{ page: CreateInvoicePageQuery }>
