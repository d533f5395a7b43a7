import type { CreatePaymentPageQuery } from '../../../__generated__/CreatePaymentPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreatePaymentPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/payments/create` and `/transfers/create`. */
export const createPaymentEntryPoint = {
  root: resource('CreatePaymentPage', () => import('./CreatePaymentPage.tsx').then(module => module.CreatePaymentPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: CreatePaymentPageQuery }>
