import { FormattedMessage } from 'react-intl'
import { negate } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { interestPercent, percent } from '../_lib/rate.ts'
import type { DepositCalculation } from '../_lib/useDepositCalculation.ts'

type DepositEarningsProps = {
  calculation: DepositCalculation
  /** The principal is placed again, at a rate that is not known yet. */
  renews: boolean
  /** Says why this tax rate is proposed, next to a field that changes it. */
  proposesTax: boolean
}

/** The figures of a deposit, and of other tenors at its rate. */
export function DepositEarnings({ calculation, renews, proposesTax }: DepositEarningsProps) {
  const formats = useFormats()
  const { language } = formats
  const { maturesOn, movedFrom, term, interest, tax, netInterest, atMaturity, otherTenors, periods } = calculation
  return (
    <>
      <p className="deposit-when">
        <FormattedMessage
          id={movedFrom ? 'deposits.calculator.moved' : 'deposits.calculator.to'}
          values={{ date: formats.date(maturesOn, { year: 'always' }), days: term }}
        />
      </p>
      <dl className="deposit-sum">
        <div>
          <dt>
            <FormattedMessage id="deposits.interest" />
          </dt>
          <dd className="num">{formats.amount(interest.amount)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="deposits.calculator.tax" values={{ rate: percent(calculation.taxRate, language) }} />
          </dt>
          <dd className="num">{formats.amount(negate(tax.amount))}</dd>
        </div>
        <div className="deposit-sum-total">
          <dt>
            <FormattedMessage id="deposits.netInterest" />
          </dt>
          <dd className="num">{formats.money(netInterest)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="deposits.calculator.atMaturity" />
          </dt>
          <dd className="num">{formats.amount(atMaturity.amount)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="deposits.calculator.yield" />
          </dt>
          <dd className="num">{interestPercent(calculation.netYield, language)}</dd>
        </div>
      </dl>
      {proposesTax ? (
        <p className="note info">
          <FormattedMessage
            id={`deposits.tax.${calculation.taxReason}`}
            values={{ rate: percent(calculation.proposedTaxRate, language) }}
          />
        </p>
      ) : null}
      {periods.length > 1 ? (
        <table className="deposit-mini">
          <caption>
            <FormattedMessage id={renews ? 'deposits.calculator.payoutsAssumed' : 'deposits.calculator.payouts'} />
          </caption>
          <tbody>
            {periods.map(({ term: number, place, endsOn, days, netInterest: net }) => (
              <tr key={`${number}/${place}`}>
                <th scope="row">{formats.date(endsOn, { year: 'always' })}</th>
                <td className="muted">
                  <FormattedMessage id="deposits.termDays" values={{ days }} />
                </td>
                <td className="num end">{formats.amount(net.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <table className="deposit-mini">
        <caption>
          <FormattedMessage id="deposits.calculator.others" />
        </caption>
        <tbody>
          {otherTenors.map(({ tenor, tenorType, maturesOn: date, netInterest: net }) => {
            // Of the figures above, which follow the input with a delay.
            const isThis = date === maturesOn
            return (
              <tr key={tenor} className={isThis ? 'on' : undefined} aria-current={isThis || undefined}>
                <th scope="row">
                  <FormattedMessage id={`deposits.tenor.${tenorType}`} values={{ count: tenor }} />
                </th>
                <td className="muted">{formats.date(date)}</td>
                <td className="num end">{formats.amount(net.amount)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
