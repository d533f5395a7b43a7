import { FormattedMessage } from 'react-intl'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { BalanceChart } from './BalanceChart.tsx'
import './balanceDays.css'

type DayBalance = { readonly on: string; readonly accounts: number; readonly ledger: MoneyValue }

/** A balance day by day, as a chart and as a table. Its messages are those of `balances`. */
export function BalanceDays({ days, isPending }: { days: readonly DayBalance[]; isPending: boolean }) {
  const formats = useFormats()
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
