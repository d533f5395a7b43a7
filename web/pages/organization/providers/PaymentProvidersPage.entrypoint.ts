import type { PaymentProvidersPageQuery } from '../../../__generated__/PaymentProvidersPageQuery.graphql.ts'
import parameters from '../../../__generated__/PaymentProvidersPageQuery$parameters.ts'

import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { paymentProvidersState, toVariables } from './_lib/paymentProvidersState.ts'

/** `/payment-providers`. */
export const paymentProvidersEntryPoint = {
  root: resource('PaymentProvidersPage', () =>
    import('./PaymentProvidersPage.tsx').then(module => module.PaymentProvidersPage),
  ),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(paymentProvidersState.read(search)) } },
  }),
} satisfies PageEntryPoint<{ page: PaymentProvidersPageQuery }>
