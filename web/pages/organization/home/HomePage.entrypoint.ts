import activity from '../../../__generated__/HomeActivityQuery$parameters.ts'
import approvals from '../../../__generated__/HomeApprovalsQuery$parameters.ts'
import imports from '../../../__generated__/HomeImportsQuery$parameters.ts'
import ownership from '../../../__generated__/HomeOwnershipQuery$parameters.ts'
import unreconciled from '../../../__generated__/HomeUnreconciledQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import type { HomeQueries } from './_lib/homeQueries.ts'

/** `/home`. */
export const homeEntryPoint: PageEntryPoint<HomeQueries> = {
  root: resource('HomePage', () => import('./HomePage.tsx').then(module => module.HomePage)),
  getPreloadProps: () => ({
    queries: {
      unreconciled: { parameters: unreconciled, variables: {} },
      approvals: { parameters: approvals, variables: {} },
      imports: { parameters: imports, variables: {} },
      activity: { parameters: activity, variables: {} },
      ownership: { parameters: ownership, variables: {} },
    },
  }),
}
