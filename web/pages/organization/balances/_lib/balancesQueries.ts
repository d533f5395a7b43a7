import type { BalanceHistoryQuery } from '../../../../__generated__/BalanceHistoryQuery.graphql.ts'
import type { BalancesPageQuery } from '../../../../__generated__/BalancesPageQuery.graphql.ts'

/** The balances of now, and their history: each is shown when it is here, and fails by itself. */
export type BalancesQueries = { page: BalancesPageQuery; history: BalanceHistoryQuery }
