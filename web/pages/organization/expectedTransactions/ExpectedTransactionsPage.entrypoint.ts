import type { ExpectedTransactionsPageQuery } from '../../../__generated__/ExpectedTransactionsPageQuery.graphql.ts'
import parameters from '../../../__generated__/ExpectedTransactionsPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { expectedState, toVariables } from './_lib/expectedState.ts'

/** `/expected-transactions`: expected incoming and outgoing money. */
export const expectedTransactionsEntryPoint = {
  root: resource('ExpectedTransactionsPage', () =>
    import('./ExpectedTransactionsPage.tsx').then(module => module.ExpectedTransactionsPage),
  ),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(expectedState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: ExpectedTransactionsPageQuery }>
