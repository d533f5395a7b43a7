import type { StatementTransactionsPageQuery } from '../../../__generated__/StatementTransactionsPageQuery.graphql.ts'
import parameters from '../../../__generated__/StatementTransactionsPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { statementsState, toVariables } from './_lib/statementsState.ts'

/** `/statement-transactions`: every line of every statement. */
export const statementTransactionsEntryPoint = {
  root: resource('StatementTransactionsPage', () =>
    import('./StatementTransactionsPage.tsx').then(module => module.StatementTransactionsPage),
  ),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(statementsState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: StatementTransactionsPageQuery }>
