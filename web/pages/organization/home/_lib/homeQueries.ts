import type { HomeActivityQuery } from '../../../../__generated__/HomeActivityQuery.graphql.ts'
import type { HomeApprovalsQuery } from '../../../../__generated__/HomeApprovalsQuery.graphql.ts'
import type { HomeImportsQuery } from '../../../../__generated__/HomeImportsQuery.graphql.ts'
import type { HomeMaturitiesQuery } from '../../../../__generated__/HomeMaturitiesQuery.graphql.ts'
import type { HomeOwnershipQuery } from '../../../../__generated__/HomeOwnershipQuery.graphql.ts'
import type { HomeUnreconciledQuery } from '../../../../__generated__/HomeUnreconciledQuery.graphql.ts'

/** A query a card: each is shown when it is here, and fails by itself. */
export type HomeQueries = {
  unreconciled: HomeUnreconciledQuery
  approvals: HomeApprovalsQuery
  imports: HomeImportsQuery
  maturities: HomeMaturitiesQuery
  activity: HomeActivityQuery
  ownership: HomeOwnershipQuery
}
