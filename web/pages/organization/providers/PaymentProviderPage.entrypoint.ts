import type { PaymentProviderPageQuery } from '../../../__generated__/PaymentProviderPageQuery.graphql.ts'
import parameters from '../../../__generated__/PaymentProviderPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/payment-providers/{uuid}`. */
export const paymentProviderEntryPoint = {
  root: resource('PaymentProviderPage', () =>
    import('./PaymentProviderPage.tsx').then(module => module.PaymentProviderPage),
  ),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: PaymentProviderPageQuery }>
