import history from '../../../__generated__/CashHistoryQuery$parameters.ts'
import parameters from '../../../__generated__/CashPositionPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import type { CashPositionQueries } from './_lib/cashPositionQueries.ts'
import { cashPositionState, historyVariables, positionVariables } from './_lib/cashPositionState.ts'

/** `/cash-position`. */
export const cashPositionEntryPoint = {
  root: resource('CashPositionPage', () => import('./CashPositionPage.tsx').then(module => module.CashPositionPage)),
  getPreloadProps: ({ search }) => {
    const state = cashPositionState.read(search)
    return {
      queries: {
        page: { parameters, variables: positionVariables(state) },
        history: { parameters: history, variables: historyVariables(state) },
      },
    }
  },
} satisfies PageEntryPoint<CashPositionQueries>
