import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PayablesTable_currency$key } from '../../../../__generated__/PayablesTable_currency.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { AmountsChoice } from '../../_components/AmountsChoice.tsx'
import { RoomyAmount, useRoomyName } from '../../_components/RoomyAmount.tsx'
import { buckets as known, type PayablesState } from '../_lib/payablesState.ts'

/** Counterparties by age bucket; each cell opens its bills. */
export function PayablesTable({
  currencyKey,
  list: { state, set },
}: {
  currencyKey: PayablesTable_currency$key
  list: ListState<PayablesState>
}) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const nameOf = useRoomyName()
  const { currency, remaining, buckets, counterparties } = useFragment(
    graphql`
      fragment PayablesTable_currency on CurrencyPayables @throwOnFieldError {
        currency
        remaining {
          amount
        }
        buckets {
          bucket
          amount {
            amount
          }
        }
        counterparties {
          counterparty {
            id
            alias
          }
          remaining {
            amount
          }
          buckets {
            bucket
            amount {
              amount
            }
          }
        }
      }
    `,
    currencyKey,
  )
  return (
    <section className="card ages-table" aria-labelledby="payables-table">
      <div className="card-h">
        <h2 className="grow" id="payables-table">
          <FormattedMessage id="payables.byCounterparty" values={{ currency }} />
        </h2>
        <AmountsChoice value={state.amounts} onChange={amounts => set({ amounts })} />
      </div>
      <div className="scrolls-aside" role="region" aria-labelledby="payables-table" tabIndex={0}>
        <table className={state.amounts ? 'amounts-short' : undefined}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="payables.counterparty" />
              </th>
              {known.map(bucket => (
                <th key={bucket} scope="col" className={bucket === state.bucket ? 'num on' : 'num'}>
                  <FormattedMessage id={`payables.column.${bucket}`} />
                </th>
              ))}
              <th scope="col" className="num">
                <FormattedMessage id="payables.total" />
              </th>
            </tr>
          </thead>
          <tbody>
            {counterparties.map(({ counterparty, remaining: owed, buckets: own }) => (
              <tr key={counterparty?.id}>
                <th scope="row" title={counterparty?.alias}>
                  {counterparty?.alias ?? '–'}
                </th>
                {known.map(bucket => {
                  const amount = own.find(each => each.bucket === bucket)?.amount.amount ?? '0.00'
                  return (
                    <td key={bucket} className={bucket === state.bucket ? 'num on' : 'num'}>
                      {isZero(amount) || !counterparty ? (
                        formats.amountOrDash(amount)
                      ) : (
                        <button
                          type="button"
                          className="link num"
                          aria-label={`${counterparty.alias}, ${formatMessage({ id: `payables.bucket.${bucket}` })}: ${nameOf(amount)}`}
                          onClick={() => set({ bucket, party: counterparty.id })}
                        >
                          <RoomyAmount value={amount} />
                        </button>
                      )}
                    </td>
                  )
                })}
                <td className="num ages-sum">
                  {counterparty ? (
                    <button
                      type="button"
                      className="link num"
                      aria-label={`${counterparty.alias}: ${nameOf(owed.amount)}`}
                      onClick={() => set({ bucket: null, party: counterparty.id })}
                    >
                      <RoomyAmount value={owed.amount} />
                    </button>
                  ) : (
                    <RoomyAmount value={owed.amount} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <FormattedMessage id="payables.total" />
              </th>
              {known.map(bucket => (
                <td key={bucket} className="num">
                  <RoomyAmount value={buckets.find(each => each.bucket === bucket)?.amount.amount ?? '0.00'} />
                </td>
              ))}
              <td className="num">
                <RoomyAmount value={remaining.amount} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
