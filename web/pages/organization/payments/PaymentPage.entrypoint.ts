import type { PaymentPageQuery } from '../../../__generated__/PaymentPageQuery.graphql.ts'
import parameters from '../../../__generated__/PaymentPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/payments/{uuid}` and `/transfers/{uuid}`. */
export const paymentEntryPoint = {
  root: resource('PaymentPage', () => import('./PaymentPage.tsx').then(module => module.PaymentPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: PaymentPageQuery }>
