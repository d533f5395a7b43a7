import type { PageProps } from '../../../../relay/entryPoint.ts'
import type { HomeActivityQuery } from '../../../../__generated__/HomeActivityQuery.graphql.ts'
import type { HomeCashQuery } from '../../../../__generated__/HomeCashQuery.graphql.ts'
import type { HomeForecastQuery } from '../../../../__generated__/HomeForecastQuery.graphql.ts'
import type { HomeNeedsQuery } from '../../../../__generated__/HomeNeedsQuery.graphql.ts'
import type { HomeOwnershipQuery } from '../../../../__generated__/HomeOwnershipQuery.graphql.ts'
import type { HomePayablesQuery } from '../../../../__generated__/HomePayablesQuery.graphql.ts'
import type { HomeStepsQuery } from '../../../../__generated__/HomeStepsQuery.graphql.ts'

/** One query per card: each card is shown when it is loaded, and fails on its own. */
export type HomeQueries = {
  steps: HomeStepsQuery
  needs: HomeNeedsQuery
  cash: HomeCashQuery
  forecast: HomeForecastQuery
  payables: HomePayablesQuery
  activity: HomeActivityQuery
  ownership: HomeOwnershipQuery
}

/** The same, as read by the page. */
export type HomeQueriesRead = PageProps<HomeQueries>['queries']
