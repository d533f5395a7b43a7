import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AgeBuckets_currency$key } from '../../../../__generated__/AgeBuckets_currency.graphql.ts'
import { isZero, subtractDecimals } from '../../../../i18n/decimal.ts'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'
import { Money } from '../../../../ui/Money.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { AgeTile, largestOf } from '../../_components/AgeTile.tsx'
import { buckets as known, type PayablesState } from '../_lib/payablesState.ts'

/** The seven age buckets on one scale, which also filter; the total, the amount being paid, and days payable. */
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
  const largest = largestOf(buckets.map(({ amount }) => amount.amount))
  return (
    <section className="card ages-card" aria-label={formatMessage({ id: 'payables.ages' })}>
      <dl className="ages-facts">
        <div>
          <dt>
            <FormattedMessage id="payables.remaining" values={{ count }} />
          </dt>
          <dd className="ages-whole">
            <Opened
              label={formatMessage({ id: 'payables.total' })}
              value={remaining}
              onOpen={() => set({ bucket: 'ALL', party: null })}
            />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="payables.underWay" />
          </dt>
          <dd>
            <Opened
              label={formatMessage({ id: 'payables.underWay' })}
              value={underWay}
              onOpen={() => set({ bucket: 'UNDER_WAY', party: null })}
            />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="payables.ready" />
          </dt>
          <dd>
            <Opened
              label={formatMessage({ id: 'payables.ready' })}
              value={{ ...remaining, amount: subtractDecimals(remaining.amount, underWay.amount) }}
              onOpen={() => set({ bucket: 'READY', party: null })}
            />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="payables.dpo" />
          </dt>
          <dd>
            {daysPayableOutstanding == null ? (
              <FormattedMessage id="payables.dpo.none" />
            ) : (
              <FormattedNumber value={daysPayableOutstanding} minimumFractionDigits={1} maximumFractionDigits={1} />
            )}
          </dd>
        </div>
      </dl>
      <ul className="ages-tiles">
        {buckets.map(({ bucket, amount, count: bills }) => {
          const id = known.find(each => each === bucket)
          return id === undefined ? null : (
            <li key={bucket}>
              <AgeTile
                tone={id}
                label={<FormattedMessage id={`payables.age.${id}`} />}
                amount={amount.amount}
                largest={largest}
                note={<FormattedMessage id="payables.bills" values={{ count: bills }} />}
                isPressed={state.bucket === id}
                disabled={bills === 0}
                onToggle={() => set({ bucket: state.bucket === id ? null : id })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type OpenedProps = { label: string; value: MoneyValue; onOpen: () => void }

/** An amount that opens to its bills; zero has none. */
function Opened({ label, value, onOpen }: OpenedProps) {
  const formats = useFormats()
  return isZero(value.amount) ? (
    <Money value={value} currency />
  ) : (
    <button type="button" className="link" aria-label={`${label}: ${formats.money(value)}`} onClick={onOpen}>
      <Money value={value} currency />
    </button>
  )
}
