import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { JournalFigures_month$key } from '../../../../__generated__/JournalFigures_month.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateText } from '../../../../ui/DateText.tsx'

/** Debits and credits of the month, which are equal, and when it was exported. */
export function JournalFigures({ monthKey }: { monthKey: JournalFigures_month$key }) {
  const formats = useFormats()
  const { currencies, exports, changeCount } = useFragment(
    graphql`
      fragment JournalFigures_month on JournalMonth {
        currencies {
          currency
          debit {
            amount
          }
          credit {
            amount
          }
          entryCount
        }
        exports {
          createdAt
        }
        changeCount
      }
    `,
    monthKey,
  )
  const [last] = exports
  return (
    <section className="card">
      <div className="card-b journals-figures">
        {currencies.map(({ currency, debit, credit, entryCount }) => (
          <dl key={currency} className="journals-figures">
            <div>
              <dt>
                <FormattedMessage id="journals.debit.of" values={{ currency }} />
              </dt>
              <dd className="num journals-sum">{formats.amount(debit.amount)}</dd>
              <dd className="muted t12">
                <FormattedMessage id="journals.count" values={{ count: entryCount }} />
              </dd>
            </div>
            <div>
              <dt>
                <FormattedMessage id="journals.credit.of" values={{ currency }} />
              </dt>
              <dd className="num journals-sum">{formats.amount(credit.amount)}</dd>
              <dd className="muted t12">
                <FormattedMessage id="journals.equal" />
              </dd>
            </div>
          </dl>
        ))}
        <dl className="journals-figures">
          <div>
            <dt>
              <FormattedMessage id="journals.left" />
            </dt>
            <dd className="journals-sum">
              {last ? (
                <DateText value={formats.dayOf(last.createdAt)} />
              ) : (
                <FormattedMessage id="journals.left.never" />
              )}
            </dd>
            {last ? (
              <dd className="muted t12">
                <FormattedMessage id="journals.changes" values={{ count: changeCount }} />
              </dd>
            ) : null}
          </div>
        </dl>
      </div>
    </section>
  )
}
