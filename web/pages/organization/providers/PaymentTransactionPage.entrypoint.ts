import type { PaymentTransactionPageQuery } from '../../../__generated__/PaymentTransactionPageQuery.graphql.ts'
import parameters from '../../../__generated__/PaymentTransactionPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/payment-transactions/{uuid}`. */
export const paymentTransactionEntryPoint = {
  root: resource('PaymentTransactionPage', () =>
    import('./PaymentTransactionPage.tsx').then(module => module.PaymentTransactionPage),
  ),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: PaymentTransactionPageQuery }>
