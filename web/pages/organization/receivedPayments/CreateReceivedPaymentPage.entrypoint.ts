import type { CreateReceivedPaymentPageQuery } from '../../../__generated__/CreateReceivedPaymentPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateReceivedPaymentPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** A placeholder id where the address names no invoice: the user then chooses a customer. */
const NO_INVOICE = '00000000-0000-0000-0000-000000000000'

/** `/payment/create` or `/payment/create?invoice={uuid}`. */
export const createReceivedPaymentEntryPoint = {
  root: resource('CreateReceivedPaymentPage', () =>
    import('./CreateReceivedPaymentPage.tsx').then(module => module.CreateReceivedPaymentPage),
  ),
  getPreloadProps: ({ search }) => {
    const invoice = search.get('invoice')
    return {
      queries: { page: { parameters, variables: { uuid: invoice ?? NO_INVOICE, hasInvoice: invoice !== null } } },
    }
  },
} satisfies PageEntryPoint<{ page: CreateReceivedPaymentPageQuery }>
