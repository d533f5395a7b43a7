import type { ReceivedPaymentsPageQuery } from '../../../__generated__/ReceivedPaymentsPageQuery.graphql.ts'
import parameters from '../../../__generated__/ReceivedPaymentsPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { receivedPaymentsState, toVariables } from './_lib/receivedPaymentsState.ts'

/** `/payment`: payments of customers, by status. */
export const receivedPaymentsEntryPoint = {
  root: resource('ReceivedPaymentsPage', () =>
    import('./ReceivedPaymentsPage.tsx').then(module => module.ReceivedPaymentsPage),
  ),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(receivedPaymentsState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: ReceivedPaymentsPageQuery }>
