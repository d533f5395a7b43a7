import type { CreateCreditMemoPageQuery } from '../../../__generated__/CreateCreditMemoPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateCreditMemoPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** A placeholder id where the address names no invoice: the page then explains where to start. */
const NO_INVOICE = '00000000-0000-0000-0000-000000000000'

/** `/credit-memo/create?invoice={uuid}`. */
export const createCreditMemoEntryPoint = {
  root: resource('CreateCreditMemoPage', () =>
    import('./CreateCreditMemoPage.tsx').then(module => module.CreateCreditMemoPage),
  ),
  getPreloadProps: ({ search }) => {
    const invoice = search.get('invoice')
    return {
      queries: { page: { parameters, variables: { uuid: invoice ?? NO_INVOICE, hasInvoice: invoice !== null } } },
    }
  },
} satisfies PageEntryPoint<{ page: CreateCreditMemoPageQuery }>
