import type { PaymentTransactionsPageQuery } from '../../../__generated__/PaymentTransactionsPageQuery.graphql.ts'
import parameters from '../../../__generated__/PaymentTransactionsPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { paymentTransactionsState, toVariables } from './_lib/paymentTransactionsState.ts'

/** `/payment-transactions`. */
export const paymentTransactionsEntryPoint = {
  root: resource('PaymentTransactionsPage', () =>
    import('./PaymentTransactionsPage.tsx').then(module => module.PaymentTransactionsPage),
  ),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(paymentTransactionsState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: PaymentTransactionsPageQuery }>
