import activity from '../../../__generated__/HomeActivityQuery$parameters.ts'
import cash from '../../../__generated__/HomeCashQuery$parameters.ts'
import forecast from '../../../__generated__/HomeForecastQuery$parameters.ts'
import needs from '../../../__generated__/HomeNeedsQuery$parameters.ts'
import ownership from '../../../__generated__/HomeOwnershipQuery$parameters.ts'
import payables from '../../../__generated__/HomePayablesQuery$parameters.ts'
import steps from '../../../__generated__/HomeStepsQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import type { HomeQueries } from './_lib/homeQueries.ts'
import { needsVariables } from './_lib/needsVariables.ts'

/** `/home`. */
export const homeEntryPoint: PageEntryPoint<HomeQueries> = {
  root: resource('HomePage', () => import('./HomePage.tsx').then(module => module.HomePage)),
  getPreloadProps: () => ({
    queries: {
      steps: { parameters: steps, variables: {} },
      needs: { parameters: needs, variables: needsVariables() },
      cash: { parameters: cash, variables: {} },
      forecast: { parameters: forecast, variables: {} },
      payables: { parameters: payables, variables: {} },
      activity: { parameters: activity, variables: {} },
      ownership: { parameters: ownership, variables: {} },
    },
  }),
}
