import type { CreatePaymentPageQuery } from '../../../__generated__/CreatePaymentPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreatePaymentPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { sourceVariables } from './_lib/paymentSource.ts'

/**
 * `/payments/create`, with `?bill=` to pay a bill and `?expected=` to pay a refund, and `/transfers/create`; `?copy=` copies another one.
 */
export const createPaymentEntryPoint = {
  root: resource('CreatePaymentPage', () => import('./CreatePaymentPage.tsx').then(module => module.CreatePaymentPage)),
  getPreloadProps: ({ search }) => ({ queries: { page: { parameters, variables: sourceVariables(search) } } }),
} satisfies PageEntryPoint<{ page: CreatePaymentPageQuery }>
