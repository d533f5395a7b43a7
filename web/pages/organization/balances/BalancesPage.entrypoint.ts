import type { BalanceHistoryQuery } from '../../../__generated__/BalanceHistoryQuery.graphql.ts'
import history from '../../../__generated__/BalanceHistoryQuery$parameters.ts'
import type { BalancesPageQuery } from '../../../__generated__/BalancesPageQuery.graphql.ts'
import parameters from '../../../__generated__/BalancesPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { balancesState, historyVariables } from './_lib/balancesState.ts'

/** The balances of now, and their history: each is shown when it is here, and fails by itself. */
export type BalancesQueries = { page: BalancesPageQuery; history: BalanceHistoryQuery }

/** `/balances`. */
export const balancesEntryPoint = {
  root: resource('BalancesPage', () => import('./BalancesPage.tsx').then(module => module.BalancesPage)),
  getPreloadProps: ({ search }) => ({
    queries: {
      page: { parameters, variables: {} },
      history: { parameters: history, variables: historyVariables(balancesState.read(search)) },
    },
  }),
} satisfies PageEntryPoint<BalancesQueries>
