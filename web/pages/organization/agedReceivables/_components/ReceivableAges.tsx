import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ReceivableAges_currency$key } from '../../../../__generated__/ReceivableAges_currency.graphql.ts'
import { toMinor } from '../../../../i18n/decimal.ts'
import { Money } from '../../../../ui/Money.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { buckets as known, type ReceivablesState } from '../_lib/receivablesState.ts'

/** Percent of the largest: an amount itself never becomes a number. */
const share = (amount: string, most: bigint) => (most > 0n ? Number((toMinor(amount) * 100n) / most) : 0)

/** The seven ages to one scale, which are the filter as well; what remains in all, and what waits for slips or pays nothing yet. */
export function ReceivableAges({
  currencyKey,
  list: { state, set },
}: {
  currencyKey: ReceivableAges_currency$key
  list: ListState<ReceivablesState>
}) {
  const { formatMessage } = useIntl()
  const { currency, remaining, waitingForSlip, unapplied, claimed, buckets } = useFragment(
    graphql`
      fragment ReceivableAges_currency on CurrencyReceivables @throwOnFieldError {
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
        unapplied {
          count
          amount {
            amount
            currency
          }
        }
        claimed {
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
            currency
          }
        }
      }
    `,
    currencyKey,
  )
  const whole = toMinor(remaining.amount.amount)
  const overdue = buckets
    .filter(({ bucket }) => bucket !== 'NOT_DUE' && bucket !== 'TODAY')
    .reduce((sum, { amount }) => sum + toMinor(amount.amount), 0n)
  const most = [...buckets.map(({ amount }) => amount), waitingForSlip.amount].reduce(
    (largest, { amount }) => (toMinor(amount) > largest ? toMinor(amount) : largest),
    0n,
  )
  const toggle = (bucket: NonNullable<ReceivablesState['bucket']>) =>
    set({ bucket: state.bucket === bucket ? null : bucket })
  return (
    <section className="card receivables-ages" aria-label={formatMessage({ id: 'agedReceivables.ages' })}>
      <dl className="receivables-facts">
        <div>
          <dt>
            <FormattedMessage id="agedReceivables.remaining" />
          </dt>
          <dd className="receivables-whole">
            <Money value={remaining.amount} currency />
          </dd>
          <dd className="t12 muted">
            <FormattedMessage
              id="agedReceivables.overdue"
              values={{ percent: whole > 0n ? Number((overdue * 100n) / whole) : 0 }}
            />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="agedReceivables.unapplied" values={{ count: unapplied.count }} />
          </dt>
          <dd>
            <Money value={unapplied.amount} currency />
          </dd>
        </div>
        {claimed.count > 0 ? (
          <div>
            <dt>
              <FormattedMessage id="agedReceivables.claims" values={{ count: claimed.count }} />
            </dt>
            <dd>
              <Link className="link" to="/payment?tab=unverified">
                <Money value={claimed.amount} currency />
              </Link>
            </dd>
            <dd className="t12 muted">
              <FormattedMessage id="agedReceivables.claims.why" />
            </dd>
          </div>
        ) : null}
      </dl>
      <ul className="receivables-buckets">
        {known.map(id => {
          const found = buckets.find(({ bucket }) => bucket === id)
          return found ? (
            <li key={id}>
              <button
                type="button"
                aria-pressed={state.bucket === id}
                disabled={found.count === 0}
                onClick={() => toggle(id)}
              >
                <span className="receivables-bar" aria-hidden>
                  <i className={`is-${id}`} style={{ height: `${share(found.amount.amount, most)}%` }} />
                </span>
                <span className="t12 muted">
                  <FormattedMessage id={`agedReceivables.bucket.${id}`} />
                </span>
                <Money value={found.amount} />
                <span className="t12 muted">
                  <FormattedMessage id="agedReceivables.invoices" values={{ count: found.count }} />
                </span>
              </button>
            </li>
          ) : null
        })}
        <li className="receivables-slips">
          <button
            type="button"
            aria-pressed={state.bucket === 'WAITING'}
            aria-describedby="receivables-slips"
            disabled={waitingForSlip.count === 0}
            onClick={() => toggle('WAITING')}
          >
            <span className="receivables-bar" aria-hidden>
              <i className="is-WAITING" style={{ height: `${share(waitingForSlip.amount.amount, most)}%` }} />
            </span>
            <span className="t12 muted">
              <FormattedMessage id="agedReceivables.bucket.WAITING" />
            </span>
            <Money value={waitingForSlip.amount} />
            <span className="t12 muted" id="receivables-slips">
              <FormattedMessage id="agedReceivables.notOverdue" />
            </span>
          </button>
        </li>
      </ul>
      <p className="sr">
        <FormattedMessage id="agedReceivables.inCurrency" values={{ currency }} />
      </p>
    </section>
  )
}
