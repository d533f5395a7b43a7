import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AgeBuckets_currency$key } from '../../../../__generated__/AgeBuckets_currency.graphql.ts'
import { Money } from '../../../../ui/Money.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { buckets as known, type PayablesState } from '../_lib/payablesState.ts'

/** The seven ages to one scale, which are the filter as well; what is owed in all, under way, and in days. */
export function AgeBuckets({
  currencyKey,
  list: { state, set },
}: {
  currencyKey: AgeBuckets_currency$key
  list: ListState<PayablesState>
}) {
  const { formatMessage } = useIntl()
  const { remaining, underWay, count, daysPayableOutstanding, buckets } = useFragment(
    graphql`
      fragment AgeBuckets_currency on CurrencyPayables @throwOnFieldError {
        count
        daysPayableOutstanding
        remaining {
          amount
          currency
        }
        underWay {
          amount
          currency
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
  const most = Math.max(...buckets.map(({ amount }) => Number(amount.amount)), 1)
  return (
    <section className="card card-b" aria-label={formatMessage({ id: 'payables.ages' })}>
      <dl className="payables-facts">
        <div>
          <dt>
            <FormattedMessage id="payables.remaining" values={{ count }} />
          </dt>
          <dd>
            <Money value={remaining} currency />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="payables.underWay" />
          </dt>
          <dd>
            <Money value={underWay} currency />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="payables.dpo" />
          </dt>
          <dd className="num">
            {daysPayableOutstanding == null ? (
              <FormattedMessage id="payables.dpo.none" />
            ) : (
              <FormattedNumber value={daysPayableOutstanding} minimumFractionDigits={1} maximumFractionDigits={1} />
            )}
          </dd>
        </div>
      </dl>
      <ul className="payables-buckets">
        {buckets.map(({ bucket, amount, count: bills }) => {
          const id = known.find(each => each === bucket)
          return id === undefined ? null : (
            <li key={bucket}>
              <button
                type="button"
                aria-pressed={state.bucket === id}
                disabled={bills === 0}
                onClick={() => set({ bucket: state.bucket === id ? null : id })}
              >
                <span className="t12 muted">
                  <FormattedMessage id={`payables.bucket.${id}`} />
                </span>
                <span className="payables-bar" aria-hidden>
                  <i style={{ width: `${(Number(amount.amount) / most) * 100}%` }} />
                </span>
                <Money value={amount} />
                <span className="t12 muted">
                  <FormattedMessage id="payables.bills" values={{ count: bills }} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
