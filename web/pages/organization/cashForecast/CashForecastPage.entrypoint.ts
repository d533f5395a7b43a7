import parameters from '../../../__generated__/CashForecastPageQuery$parameters.ts'
import type { CashForecastPageQuery } from '../../../__generated__/CashForecastPageQuery.graphql.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { forecastState, forecastVariables } from './_lib/forecastState.ts'

/** `/cash-forecast`. */
export const cashForecastEntryPoint = {
  root: resource('CashForecastPage', () => import('./CashForecastPage.tsx').then(module => module.CashForecastPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: forecastVariables(forecastState.read(search)) } },
  }),
} satisfies PageEntryPoint<{ page: CashForecastPageQuery }>
