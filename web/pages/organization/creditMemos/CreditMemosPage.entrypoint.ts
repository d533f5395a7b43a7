import type { CreditMemosPageQuery } from '../../../__generated__/CreditMemosPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreditMemosPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { creditMemosState, toVariables } from './_lib/creditMemosState.ts'

/** `/credit-memo`: credit memos of issued invoices, by status. */
export const creditMemosEntryPoint = {
  root: resource('CreditMemosPage', () => import('./CreditMemosPage.tsx').then(module => module.CreditMemosPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(creditMemosState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: CreditMemosPageQuery }>
