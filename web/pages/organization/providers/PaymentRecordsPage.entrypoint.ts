import type { PaymentRecordsPageQuery } from '../../../__generated__/PaymentRecordsPageQuery.graphql.ts'
import parameters from '../../../__generated__/PaymentRecordsPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { paymentRecordsState, toVariables } from './_lib/paymentRecordsState.ts'

/** `/payment-records`. */
export const paymentRecordsEntryPoint = {
  root: resource('PaymentRecordsPage', () =>
    import('./PaymentRecordsPage.tsx').then(module => module.PaymentRecordsPage),
  ),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(paymentRecordsState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: PaymentRecordsPageQuery }>
