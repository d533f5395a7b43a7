import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BalanceHistoryQuery } from '../../../../__generated__/BalanceHistoryQuery.graphql.ts'
import { BalanceDays } from '../_public/BalanceDays.tsx'

type BalanceHistoryProps = { query: PreloadedQuery<BalanceHistoryQuery>; isPending: boolean }

/** The balance day by day, as a chart and as a table. */
export default function BalanceHistory({ query, isPending }: BalanceHistoryProps) {
  const { organization } = usePreloadedQuery<BalanceHistoryQuery>(
    graphql`
      query BalanceHistoryQuery($currency: Currency!, $from: Date!, $to: Date!, $bankAccountIds: [ID!])
      @preloadable
      @throwOnFieldError {
        organization {
          balanceHistory(currency: $currency, from: $from, to: $to, bankAccountIds: $bankAccountIds) {
            on
            accounts
            ledger {
              amount
              currency
            }
          }
        }
      }
    `,
    query,
  )
  return <BalanceDays days={organization.balanceHistory} isPending={isPending} />
}
