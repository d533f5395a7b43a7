import { CircleCheck } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ReceivablesByAgeQuery } from '../../../../../__generated__/ReceivablesByAgeQuery.graphql.ts'
import { toMinor } from '../../../../../i18n/decimal.ts'
import { useFormats } from '../../../../../i18n/format.ts'
import { Money } from '../../../../../ui/Money.tsx'
import { EmptyState } from '../../../../../ui/states/EmptyState.tsx'
import { useQueryOfSelection } from '../../../_lib/useQueryOfSelection.ts'

/** product.md's seven, as the graph names them. */
const known = ['NOT_DUE', 'TODAY', 'DAYS_1_30', 'DAYS_31_90', 'DAYS_91_180', 'DAYS_181_365', 'MORE'] as const

/** Thousandths of the whole: an amount itself never becomes a number. At least a sliver of what there is stays to be seen. */
const shareOf = (amount: string, whole: bigint): number =>
  whole > 0n ? Math.max(Number((toMinor(amount) * 1_000n) / whole), 8) : 0

/** What customers owe in the first currency by age, to one scale; other currencies by their sum; and how many invoices stand where. */
export function ReceivablesByAge() {
  const formats = useFormats()
  const { organization } = useQueryOfSelection<ReceivablesByAgeQuery>(
    graphql`
      query ReceivablesByAgeQuery @throwOnFieldError {
        organization {
          invoiceCounts {
            draft
            waitingApproval
            unpaid
            overdue
          }
          agedReceivables {
            currencies {
              currency
              remaining {
                count
                amount {
                  amount
                  currency
                }
              }
              waitingForSlip {
                count
                amount {
                  amount
                  currency
                }
              }
              buckets {
                bucket
                count
                amount {
                  amount
                }
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const { invoiceCounts, agedReceivables } = organization
  const [first, ...others] = agedReceivables.currencies
  const counts = [
    { id: 'draft', tab: 'draft', count: invoiceCounts.draft },
    { id: 'waitingApproval', tab: 'waiting_approval', count: invoiceCounts.waitingApproval },
    { id: 'unpaid', tab: 'unpaid', count: invoiceCounts.unpaid },
    { id: 'overdue', tab: 'overdue', count: invoiceCounts.overdue },
  ] as const
  return (
    <>
      {first ? (
        <>
          <dl className="home-owed">
            <div>
              <dt>
                <FormattedMessage id="home.invoicing.remaining" />
              </dt>
              <dd>
                <Money value={first.remaining.amount} currency />
              </dd>
            </div>
            {first.waitingForSlip.count > 0 ? (
              <div>
                <dt>
                  <FormattedMessage id="home.invoicing.slips" />
                </dt>
                <dd>
                  <Link to={`/aged-receivables?currency=${first.currency.toLowerCase()}&bucket=waiting`}>
                    <Money value={first.waitingForSlip.amount} currency />
                  </Link>
                </dd>
              </div>
            ) : null}
          </dl>
          <div className="home-ages" aria-hidden>
            {known.map(id => {
              const amount = first.buckets.find(({ bucket }) => bucket === id)?.amount.amount ?? '0.00'
              return toMinor(amount) > 0n ? (
                <i
                  key={id}
                  className={`age-${id}`}
                  style={{ flexGrow: shareOf(amount, toMinor(first.remaining.amount.amount)) }}
                />
              ) : null
            })}
          </div>
          <table className="home-table home-aged">
            <caption className="sr">
              <FormattedMessage id="home.invoicing.byAge" values={{ currency: first.currency }} />
            </caption>
            <tbody>
              {known.map(id => {
                const found = first.buckets.find(({ bucket }) => bucket === id)
                const count = found?.count ?? 0
                return (
                  <tr key={id}>
                    <th scope="row">
                      <i className={`home-swatch age-${id}`} aria-hidden />
                      {count > 0 ? (
                        <Link
                          to={`/aged-receivables?currency=${first.currency.toLowerCase()}&bucket=${id.toLowerCase()}`}
                        >
                          <FormattedMessage id={`home.age.${id}`} />
                        </Link>
                      ) : (
                        <FormattedMessage id={`home.age.${id}`} />
                      )}
                    </th>
                    <td className="num muted">{formats.count(count)}</td>
                    <td className="num">{formats.amountOrDash(found?.amount.amount ?? '0.00')}</td>
                  </tr>
                )
              })}
            </tbody>
            <tfoot>
              {[first, ...others].map(({ currency, remaining }) => (
                <tr key={currency}>
                  <th scope="row">
                    <Link to={`/aged-receivables?currency=${currency.toLowerCase()}`}>
                      <FormattedMessage id="home.invoicing.total" values={{ currency }} />
                    </Link>
                  </th>
                  <td className="num muted">{formats.count(remaining.count)}</td>
                  <td className="num">{formats.amount(remaining.amount.amount)}</td>
                </tr>
              ))}
            </tfoot>
          </table>
        </>
      ) : (
        <EmptyState
          icon={<CircleCheck className="i" aria-hidden />}
          title={<FormattedMessage id="home.invoicing.none" />}
        >
          <FormattedMessage id="home.invoicing.none.why" />
        </EmptyState>
      )}
      <ul className="home-counts">
        {counts.map(({ id, tab, count }) => (
          <li key={id}>
            <Link to={`/invoices?tab=${tab}`}>
              <small>
                <FormattedMessage id={`home.invoicing.count.${id}`} />
              </small>
              <b className="num">{formats.count(count)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
