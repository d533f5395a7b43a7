import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DepositSchedule_deposit$key } from '../../../../__generated__/DepositSchedule_deposit.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { interestPercent } from '../_lib/rate.ts'

const isSameYear = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
  startsOn.slice(0, 4) === endsOn.slice(0, 4)

/** Interest and tax of each period, including past ones. */
export function DepositSchedule({ depositKey }: { depositKey: DepositSchedule_deposit$key }) {
  const formats = useFormats()
  const { schedule } = useFragment(
    graphql`
      fragment DepositSchedule_deposit on Deposit @throwOnFieldError {
        schedule {
          term
          place
          startsOn
          endsOn
          days
          isRenewed
          interestRate
          interest {
            amount
          }
          tax {
            amount
          }
          netInterest {
            amount
          }
        }
      }
    `,
    depositKey,
  )
  // Empty for a deposit that was canceled, or closed before its first interest.
  if (schedule.length === 0) return null
  return (
    <section className="card">
      <div className="card-h">
        <h2 id="deposit-schedule">
          <FormattedMessage id="deposits.schedule" />
        </h2>
      </div>
      {/* The table scrolls on its own where it is wider than the screen, also by keyboard. */}
      <div className="card-b deposit-schedule" role="region" aria-labelledby="deposit-schedule" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="deposits.period" />
              </th>
              <th scope="col" className="end wide">
                <FormattedMessage id="deposits.days" />
              </th>
              <th scope="col" className="end wide">
                <FormattedMessage id="deposits.rate" />
              </th>
              <th scope="col" className="end wide">
                <FormattedMessage id="deposits.interest" />
              </th>
              <th scope="col" className="end wide">
                <FormattedMessage id="deposits.tax" />
              </th>
              <th scope="col" className="end">
                <FormattedMessage id="deposits.net" />
              </th>
            </tr>
          </thead>
          <tbody>
            {schedule.map(period => (
              <tr key={`${period.term}/${period.place}`}>
                <td>
                  {formats.date(period.startsOn, { year: isSameYear(period) ? 'auto' : 'always' })} –{' '}
                  {formats.date(period.endsOn, { year: 'always' })}
                  {period.isRenewed ? (
                    <small>
                      <FormattedMessage id="deposits.addedToPrincipal" />
                    </small>
                  ) : null}
                </td>
                <td className="end num wide">{formats.count(period.days)}</td>
                <td className="end num wide">{interestPercent(period.interestRate, formats.language)}</td>
                <td className="end num wide">{formats.amount(period.interest.amount)}</td>
                <td className="end num wide">{formats.amount(period.tax.amount)}</td>
                <td className="end num fw5">
                  {formats.amount(period.netInterest.amount)}
                  <small className="narrow">
                    <FormattedMessage
                      id="deposits.interestLessTax"
                      values={{
                        interest: formats.amount(period.interest.amount),
                        tax: formats.amount(period.tax.amount),
                      }}
                    />
                  </small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
