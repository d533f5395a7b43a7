import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PayablesTable_currency$key } from '../../../../__generated__/PayablesTable_currency.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { AmountsChoice } from '../../_components/AmountsChoice.tsx'
import { ResponsiveAmount, useResponsiveAmountName } from '../../_components/ResponsiveAmount.tsx'
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
                {known.map(bucket => (
                  <td key={bucket} className={bucket === state.bucket ? 'num on' : 'num'}>
                    <Figure
                      value={amountOf(own, bucket)}
                      of={`${counterparty?.alias}, ${formatMessage({ id: `payables.bucket.${bucket}` })}`}
                      isOpen={state.bucket === bucket && state.party === counterparty?.id}
                      onOpen={counterparty ? () => set({ bucket, party: counterparty.id }) : null}
                    />
                  </td>
                ))}
                <td className="num ages-sum">
                  <Figure
                    value={owed.amount}
                    of={`${counterparty?.alias}`}
                    isOpen={state.bucket === null && state.party === counterparty?.id}
                    onOpen={counterparty ? () => set({ bucket: null, party: counterparty.id }) : null}
                  />
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
                  <Figure
                    value={amountOf(buckets, bucket)}
                    of={`${formatMessage({ id: 'payables.total' })}, ${formatMessage({ id: `payables.bucket.${bucket}` })}`}
                    isOpen={state.bucket === bucket && state.party === null}
                    onOpen={() => set({ bucket, party: null })}
                  />
                </td>
              ))}
              <td className="num">
                <Figure
                  value={remaining.amount}
                  of={formatMessage({ id: 'payables.total' })}
                  isOpen={state.bucket === 'ALL'}
                  onOpen={() => set({ bucket: 'ALL', party: null })}
                />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

type FigureProps = { value: string; of: string; isOpen: boolean; onOpen: (() => void) | null }

/** An amount that opens its bills; zero has none. */
function Figure({ value, of, isOpen, onOpen }: FigureProps) {
  const formats = useFormats()
  const nameOf = useResponsiveAmountName()
  if (isZero(value)) return formats.amountOrDash(value)
  if (onOpen === null) return <ResponsiveAmount value={value} />
  return (
    <button
      type="button"
      className="link num"
      aria-pressed={isOpen}
      aria-label={`${of}: ${nameOf(value)}`}
      onClick={onOpen}
    >
      <ResponsiveAmount value={value} />
    </button>
  )
}

type BucketAmount = { readonly bucket: string; readonly amount: { readonly amount: string } }

const amountOf = (buckets: readonly BucketAmount[], bucket: string): string =>
  buckets.find(each => each.bucket === bucket)?.amount.amount ?? '0.00'
