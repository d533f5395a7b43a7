import { CircleCheck } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { type PreloadedQuery, graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { HomePayables_organization$key } from '../../../../__generated__/HomePayables_organization.graphql.ts'
import type { HomePayablesQuery } from '../../../../__generated__/HomePayablesQuery.graphql.ts'
import { toMinor } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'

/** The seven age buckets of product.md, by their GraphQL names. */
const known = ['NOT_DUE', 'TODAY', 'DAYS_1_30', 'DAYS_31_90', 'DAYS_91_180', 'DAYS_181_365', 'MORE'] as const

/** Payables in the first currency by age, on one scale; other currencies as sums. */
export function HomePayables({ query }: { query: PreloadedQuery<HomePayablesQuery> }) {
  const formats = useFormats()
  const { organization } = usePreloadedQuery<HomePayablesQuery>(
    graphql`
      query HomePayablesQuery @preloadable {
        organization {
          ...HomePayables_organization
        }
      }
    `,
    query,
  )
  const { agedPayables } = useFragment<HomePayables_organization$key>(
    graphql`
      fragment HomePayables_organization on Organization @throwOnFieldError {
        agedPayables {
          currencies {
            currency
            count
            remaining {
              amount
              currency
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
    `,
    organization,
  )
  const owed = agedPayables.currencies.filter(({ count }) => count > 0)
  const [first, ...others] = owed
  if (!first)
    return (
      <EmptyState icon={<CircleCheck className="i" aria-hidden />} title={<FormattedMessage id="home.payables.none" />}>
        <FormattedMessage id="home.payables.none.text" />
      </EmptyState>
    )
  const buckets = known.map(id => {
    const found = first.buckets.find(({ bucket }) => bucket === id)
    return { id, count: found?.count ?? 0, amount: found?.amount.amount ?? '0.00' }
  })
  const inCurrency = `/payables?currency=${first.currency.toLowerCase()}`
  return (
    <>
      <div className="home-ages" aria-hidden>
        {buckets.map(({ id, amount }) =>
          toMinor(amount) > 0n ? (
            <i key={id} className={`age-${id}`} style={{ flexGrow: shareOf(amount, first) }} />
          ) : null,
        )}
      </div>
      <table className="home-table home-aged">
        <caption className="sr">
          <FormattedMessage id="home.payables.byAge" values={{ currency: first.currency }} />
        </caption>
        <thead className="sr">
          <tr>
            <th scope="col">
              <FormattedMessage id="home.payables.age" />
            </th>
            <th scope="col">
              <FormattedMessage id="home.payables.bills" />
            </th>
            <th scope="col">{first.currency}</th>
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ id, count, amount }) => (
            <tr key={id}>
              <th scope="row">
                <i className={`home-swatch age-${id}`} aria-hidden />
                {count > 0 ? (
                  <Link to={`${inCurrency}&bucket=${id.toLowerCase()}`}>
                    <FormattedMessage id={`home.age.${id}`} />
                  </Link>
                ) : (
                  <FormattedMessage id={`home.age.${id}`} />
                )}
              </th>
              <td className="num muted">{formats.count(count)}</td>
              <td className="num">{formats.amountOrDash(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {[first, ...others].map(({ currency, count, remaining }) => (
            <tr key={currency}>
              <th scope="row">
                <Link to={`/payables?currency=${currency.toLowerCase()}`}>
                  <FormattedMessage id="home.payables.total" values={{ currency }} />
                </Link>
              </th>
              <td className="num muted">{formats.count(count)}</td>
              <td className="num">{formats.amount(remaining.amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </>
  )
}

/** Thousandths of the total: the amount itself never becomes a number. Any positive amount stays visible. */
function shareOf(amount: string, { remaining }: { remaining: { readonly amount: string } }): number {
  const whole = toMinor(remaining.amount)
  return whole > 0n ? Math.max(Number((toMinor(amount) * 1_000n) / whole), 8) : 0
}
