import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { addDecimals, isZero, toMinor } from '../../../../../i18n/decimal.ts'
import { useFormats } from '../../../../../i18n/format.ts'

/** The seven age buckets of product.md, by their GraphQL names. */
const known = ['NOT_DUE', 'TODAY', 'DAYS_1_30', 'DAYS_31_90', 'DAYS_91_180', 'DAYS_181_365', 'MORE'] as const
const late: ReadonlySet<string> = new Set(known.slice(2))

type Figure = { readonly count: number; readonly amount: { readonly amount: string } }
type Owed = {
  readonly currency: string
  readonly remaining: Figure
  readonly waitingForSlip: Figure
  readonly unapplied: Figure
  readonly expectedSoon: Figure
  readonly buckets: readonly (Figure & { readonly bucket: string })[]
}

/** Fractions of the total: the amount itself never becomes a number. */
const shareOf = (amount: string, whole: string, parts: bigint): number => {
  const total = toMinor(whole)
  return total > 0n ? Number((toMinor(amount) * parts * 2n + total) / (total * 2n)) : 0
}

/** Receivables in one currency, as a sum and by age; below it the sums of the others. Each links to its records. */
export function OwedInCurrency({
  owed,
  others,
  daysToPay,
}: {
  owed: Owed
  others: readonly Owed[]
  /** With one digit after the point; undefined: nothing was paid lately. */
  daysToPay: string | undefined
}) {
  const formats = useFormats()
  const { currency, remaining, waitingForSlip, unapplied, expectedSoon } = owed
  const whole = remaining.amount.amount
  const buckets = known.map(id => {
    const found = owed.buckets.find(({ bucket }) => bucket === id)
    return { id, count: found?.count ?? 0, amount: found?.amount.amount ?? '0.00' }
  })
  const overdue = addDecimals(buckets.filter(({ id }) => late.has(id)).map(({ amount }) => amount))
  const overduePercent = shareOf(overdue, whole, 100n)
  const ages = `/aged-receivables?currency=${currency.toLowerCase()}`
  const { digits, unit } = formats.shortAmount(whole)
  return (
    <div className="home-owed">
      <div>
        <p className="home-owed-sum">
          <Link to={ages} className="home-figure">
            <small>{formats.currencySymbol(currency)}</small> <b>{digits}</b> {unit ? <em>{unit}</em> : null}
          </Link>
          {unit ? <small className="num muted">{formats.amount(whole)}</small> : null}
        </p>
        <dl className="home-owed-facts">
          <Fact label={<FormattedMessage id="home.invoicing.owed.overdue" />} to="/invoices?tab=overdue&sort=due_date">
            {isZero(overdue) ? null : (
              <>
                {formats.amount(overdue)}{' '}
                <span className="muted">
                  <FormattedMessage
                    id="home.invoicing.owed.share"
                    values={{ percent: overduePercent === 0 ? '< 1' : formats.count(overduePercent) }}
                  />
                </span>
              </>
            )}
          </Fact>
          <Fact label={<FormattedMessage id="home.invoicing.owed.daysToPay" />} to="/payment">
            {daysToPay === undefined ? null : (
              <FormattedMessage id="home.invoicing.owed.averageDays" values={{ days: formats.quantity(daysToPay) }} />
            )}
          </Fact>
          <Fact label={<FormattedMessage id="home.invoicing.owed.soon" />} to={ages}>
            {expectedSoon.count > 0 ? formats.amount(expectedSoon.amount.amount) : null}
          </Fact>
          <Fact label={<FormattedMessage id="home.invoicing.owed.slips" />} to={`${ages}&bucket=waiting`}>
            {waitingForSlip.count > 0 ? formats.amount(waitingForSlip.amount.amount) : null}
          </Fact>
          <Fact label={<FormattedMessage id="home.invoicing.owed.unapplied" />} to={ages}>
            {unapplied.count > 0 ? formats.amount(unapplied.amount.amount) : null}
          </Fact>
        </dl>
      </div>
      <div>
        <div className="home-ages" aria-hidden>
          {buckets.map(({ id, amount }) =>
            toMinor(amount) > 0n ? (
              // Any positive amount stays visible.
              <i key={id} className={`age-${id}`} style={{ flexGrow: Math.max(shareOf(amount, whole, 1_000n), 8) }} />
            ) : null,
          )}
        </div>
        <table className="home-table home-aged">
          <caption className="sr">
            <FormattedMessage id="home.invoicing.byAge" values={{ currency }} />
          </caption>
          <thead className="sr">
            <tr>
              <th scope="col">
                <FormattedMessage id="home.invoicing.age" />
              </th>
              <th scope="col">
                <FormattedMessage id="home.invoicing.parts" />
              </th>
              <th scope="col">{currency}</th>
            </tr>
          </thead>
          <tbody>
            {buckets.map(({ id, count, amount }) => (
              <tr key={id}>
                <th scope="row">
                  <i className={`home-swatch age-${id}`} aria-hidden />
                  {count > 0 ? (
                    <Link to={`${ages}&bucket=${id.toLowerCase()}`}>
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
            {[owed, ...others].map(one => (
              <tr key={one.currency}>
                <th scope="row">
                  <Link to={`/aged-receivables?currency=${one.currency.toLowerCase()}`}>
                    <FormattedMessage id="home.invoicing.total" values={{ currency: one.currency }} />
                  </Link>
                </th>
                <td className="num muted">{formats.count(one.remaining.count)}</td>
                <td className="num">{formats.amount(one.remaining.amount.amount)}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
    </div>
  )
}

/** A figure next to the sum, linked to its records; a dash for zero. */
function Fact({ label, to, children }: { label: ReactNode; to: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{children === null ? '–' : <Link to={to}>{children}</Link>}</dd>
    </div>
  )
}
