import type { CashHistoryQuery } from '../../../../__generated__/CashHistoryQuery.graphql.ts'
import type { CashPositionPageQuery } from '../../../../__generated__/CashPositionPageQuery.graphql.ts'

/** The position, and the days of the chart: each is shown when it is loaded, and fails on its own. */
export type CashPositionQueries = { page: CashPositionPageQuery; history: CashHistoryQuery }
