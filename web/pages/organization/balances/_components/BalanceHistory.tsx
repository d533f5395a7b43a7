import { FormattedMessage } from 'react-intl'
import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BalanceHistoryQuery } from '../../../../__generated__/BalanceHistoryQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { BalanceChart } from './BalanceChart.tsx'

type BalanceHistoryProps = { query: PreloadedQuery<BalanceHistoryQuery>; isPending: boolean }

/** The balance day by day, as a chart and as a table. */
export default function BalanceHistory({ query, isPending }: BalanceHistoryProps) {
  const formats = useFormats()
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
  const days = organization.balanceHistory
  if (days.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="balances.history.none" />
      </p>
    )
  return (
    <div aria-busy={isPending}>
      <BalanceChart days={days} />
      <details className="balance-days">
        <summary>
          <FormattedMessage id="balances.history.table" />
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="balances.day" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="balances.accountsKnown" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="balances.balance" />
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ on, accounts, ledger }) => (
              <tr key={on}>
                <th scope="row">
                  <DateText value={on} year="always" />
                </th>
                <td className="num">{formats.count(accounts)}</td>
                <td className="num">
                  <Money value={ledger} currency />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
