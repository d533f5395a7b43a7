import parameters from '../../../../__generated__/ReconciliationStatementPageQuery$parameters.ts'
import type { ReconciliationStatementPageQuery } from '../../../../__generated__/ReconciliationStatementPageQuery.graphql.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'
import { today } from '../../../../i18n/format.ts'
import { dateOf } from './statementDate.ts'

/** `/bank-accounts/{uuid}/reconciliation-statement`; `?date=` is the day at the end of which it is drawn up. */
export const reconciliationStatementEntryPoint = {
  root: resource('ReconciliationStatementPage', () =>
    import('./ReconciliationStatementPage.tsx').then(module => module.ReconciliationStatementPage),
  ),
  getPreloadProps: ({ params, search }) => ({
    queries: { page: { parameters, variables: { uuid: params.uuid ?? '', date: dateOf(search, today()) } } },
  }),
} satisfies PageEntryPoint<{ page: ReconciliationStatementPageQuery }>
