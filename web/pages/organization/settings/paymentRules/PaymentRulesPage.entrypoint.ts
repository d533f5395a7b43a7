import type { PaymentRulesPageQuery } from '../../../../__generated__/PaymentRulesPageQuery.graphql.ts'
import parameters from '../../../../__generated__/PaymentRulesPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'
import { yearOf } from './calendarYear.ts'

/** `/settings/payment-rules`; `?year=` chooses a year of the calendar. */
export const paymentRulesEntryPoint = {
  root: resource('PaymentRulesPage', () => import('./PaymentRulesPage.tsx').then(module => module.PaymentRulesPage)),
  getPreloadProps: ({ search }) => ({ queries: { page: { parameters, variables: { year: yearOf(search) } } } }),
} satisfies PageEntryPoint<{ page: PaymentRulesPageQuery }>
