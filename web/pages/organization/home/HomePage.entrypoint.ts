import type { HomeActivityQuery } from '../../../__generated__/HomeActivityQuery.graphql.ts'
import activity from '../../../__generated__/HomeActivityQuery$parameters.ts'
import type { HomeApprovalsQuery } from '../../../__generated__/HomeApprovalsQuery.graphql.ts'
import approvals from '../../../__generated__/HomeApprovalsQuery$parameters.ts'
import type { HomeImportsQuery } from '../../../__generated__/HomeImportsQuery.graphql.ts'
import imports from '../../../__generated__/HomeImportsQuery$parameters.ts'
import type { HomeOwnershipQuery } from '../../../__generated__/HomeOwnershipQuery.graphql.ts'
import ownership from '../../../__generated__/HomeOwnershipQuery$parameters.ts'
import type { HomeUnreconciledQuery } from '../../../__generated__/HomeUnreconciledQuery.graphql.ts'
import unreconciled from '../../../__generated__/HomeUnreconciledQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** A query a card: each is shown when it is here, and fails by itself. */
export type HomeQueries = {
  unreconciled: HomeUnreconciledQuery
  approvals: HomeApprovalsQuery
  imports: HomeImportsQuery
  activity: HomeActivityQuery
  ownership: HomeOwnershipQuery
}

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
