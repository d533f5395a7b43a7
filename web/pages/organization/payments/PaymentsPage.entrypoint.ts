import type { PaymentsPageQuery } from '../../../__generated__/PaymentsPageQuery.graphql.ts'
import parameters from '../../../__generated__/PaymentsPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import type { PaymentKind } from './_lib/paymentKind.ts'
import { paymentsState, toVariables } from './_lib/paymentsState.ts'

const root = resource('PaymentsPage', () => import('./PaymentsPage.tsx').then(module => module.PaymentsPage))

/** `/payments` or `/transfers`: outgoing money, by status. */
export const paymentsEntryPoint = (kind: PaymentKind): PageEntryPoint<{ page: PaymentsPageQuery }> => ({
  root,
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(kind, paymentsState.read(search), today()) } },
  }),
})
