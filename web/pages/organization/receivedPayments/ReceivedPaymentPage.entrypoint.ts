import type { ReceivedPaymentPageQuery } from '../../../__generated__/ReceivedPaymentPageQuery.graphql.ts'
import parameters from '../../../__generated__/ReceivedPaymentPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/payment/{uuid}`. */
export const receivedPaymentEntryPoint = {
  root: resource('ReceivedPaymentPage', () =>
    import('./ReceivedPaymentPage.tsx').then(module => module.ReceivedPaymentPage),
  ),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: ReceivedPaymentPageQuery }>
