import history from '../../../__generated__/BalanceHistoryQuery$parameters.ts'
import parameters from '../../../__generated__/BalancesPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { balancesState, historyVariables } from './_lib/balancesState.ts'
import type { BalancesQueries } from './_lib/balancesQueries.ts'

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
