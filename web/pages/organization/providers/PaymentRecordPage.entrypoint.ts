import type { PaymentRecordPageQuery } from '../../../__generated__/PaymentRecordPageQuery.graphql.ts'
import parameters from '../../../__generated__/PaymentRecordPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/payment-records/{uuid}`. */
export const paymentRecordEntryPoint = {
  root: resource('PaymentRecordPage', () => import('./PaymentRecordPage.tsx').then(module => module.PaymentRecordPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: PaymentRecordPageQuery }>
