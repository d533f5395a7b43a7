import activity from '../../../__generated__/HomeActivityQuery$parameters.ts'
import approvals from '../../../__generated__/HomeApprovalsQuery$parameters.ts'
import imports from '../../../__generated__/HomeImportsQuery$parameters.ts'
import maturities from '../../../__generated__/HomeMaturitiesQuery$parameters.ts'
import ownership from '../../../__generated__/HomeOwnershipQuery$parameters.ts'
import unreconciled from '../../../__generated__/HomeUnreconciledQuery$parameters.ts'
import { addDays } from '../../../i18n/calendarDate.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import type { HomeQueries } from './_lib/homeQueries.ts'

/** A maturity is shown this many days ahead. */
const MATURING_DAYS = 14

/** `/home`. */
export const homeEntryPoint: PageEntryPoint<HomeQueries> = {
  root: resource('HomePage', () => import('./HomePage.tsx').then(module => module.HomePage)),
  getPreloadProps: () => ({
    queries: {
      unreconciled: { parameters: unreconciled, variables: {} },
      approvals: { parameters: approvals, variables: {} },
      imports: { parameters: imports, variables: {} },
      maturities: { parameters: maturities, variables: { until: addDays(today(), MATURING_DAYS) } },
      activity: { parameters: activity, variables: {} },
      ownership: { parameters: ownership, variables: {} },
    },
  }),
}
