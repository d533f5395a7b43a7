import type { BalanceHistoryQuery } from '../../../../__generated__/BalanceHistoryQuery.graphql.ts'
import type { BalancesPageQuery } from '../../../../__generated__/BalancesPageQuery.graphql.ts'

/** The current balances and their history: each is shown when it is loaded, and fails on its own. */
export type BalancesQueries = { page: BalancesPageQuery; history: BalanceHistoryQuery }
