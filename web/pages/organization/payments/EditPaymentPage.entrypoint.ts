import type { EditPaymentPageQuery } from '../../../__generated__/EditPaymentPageQuery.graphql.ts'
import parameters from '../../../__generated__/EditPaymentPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/payments/{uuid}/edit` and `/transfers/{uuid}/edit`. */
export const editPaymentEntryPoint = {
  root: resource('EditPaymentPage', () => import('./EditPaymentPage.tsx').then(module => module.EditPaymentPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: EditPaymentPageQuery }>
