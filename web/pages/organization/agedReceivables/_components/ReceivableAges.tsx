import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ReceivableAges_currency$key } from '../../../../__generated__/ReceivableAges_currency.graphql.ts'
import { toMinor } from '../../../../i18n/decimal.ts'
import { Money } from '../../../../ui/Money.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { AgeTile, largestOf } from '../../_components/AgeTile.tsx'
import { buckets as known, type ReceivablesState } from '../_lib/receivablesState.ts'

/** The seven age buckets on one scale, which also filter; the total outstanding, and what waits for slips or pays nothing yet. */
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
  const largest = largestOf([...buckets.map(({ amount }) => amount.amount), waitingForSlip.amount.amount])
  const toggle = (bucket: NonNullable<ReceivablesState['bucket']>) =>
    set({ bucket: state.bucket === bucket ? null : bucket })
  return (
    <section className="card ages-card" aria-label={formatMessage({ id: 'agedReceivables.ages' })}>
      <dl className="ages-facts">
        <div>
          <dt>
            <FormattedMessage id="agedReceivables.remaining" />
          </dt>
          <dd className="ages-whole">
            <Money value={remaining.amount} currency />
          </dd>
          <dd className="t12 muted">
            <FormattedMessage id="agedReceivables.overdue" values={{ percent: percentOf(overdue, whole) }} />
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
      <ul className="ages-tiles">
        {known.map(id => {
          const found = buckets.find(({ bucket }) => bucket === id)
          return found ? (
            <li key={id}>
              <AgeTile
                tone={id}
                label={<FormattedMessage id={`agedReceivables.bucket.${id}`} />}
                amount={found.amount.amount}
                largest={largest}
                note={<FormattedMessage id="agedReceivables.invoices" values={{ count: found.count }} />}
                isPressed={state.bucket === id}
                disabled={found.count === 0}
                onToggle={() => toggle(id)}
              />
            </li>
          ) : null
        })}
        <li className="ages-apart">
          <AgeTile
            tone="WAITING"
            label={<FormattedMessage id="agedReceivables.bucket.WAITING" />}
            amount={waitingForSlip.amount.amount}
            largest={largest}
            note={<FormattedMessage id="agedReceivables.notOverdue" />}
            isPressed={state.bucket === 'WAITING'}
            disabled={waitingForSlip.count === 0}
            onToggle={() => toggle('WAITING')}
          />
        </li>
      </ul>
      <p className="sr">
        <FormattedMessage id="agedReceivables.inCurrency" values={{ currency }} />
      </p>
    </section>
  )
}

/** In whole percent; a part that rounds down to nothing is said to be less than one. */
function percentOf(part: bigint, whole: bigint): string {
  if (whole <= 0n || part <= 0n) return '0'
  const percent = (part * 100n) / whole
  return percent === 0n ? '< 1' : String(percent)
}
