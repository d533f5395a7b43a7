import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ReceivablesTable_currency$key } from '../../../../__generated__/ReceivablesTable_currency.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { AmountsChoice } from '../../_components/AmountsChoice.tsx'
import { ResponsiveAmount, useResponsiveAmountName } from '../../_components/ResponsiveAmount.tsx'
import { buckets as known, type ReceivablesState } from '../_lib/receivablesState.ts'

type Column = NonNullable<ReceivablesState['bucket']>

/** Customers by age bucket; each cell opens its invoices. */
export function ReceivablesTable({
  currencyKey,
  list: { state, set },
}: {
  currencyKey: ReceivablesTable_currency$key
  list: ListState<ReceivablesState>
}) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const nameOf = useResponsiveAmountName()
  const { currency, remaining, waitingForSlip, unapplied, claimed, buckets, customers } = useFragment(
    graphql`
      fragment ReceivablesTable_currency on CurrencyReceivables @throwOnFieldError {
        currency
        remaining {
          amount {
            amount
          }
        }
        waitingForSlip {
          amount {
            amount
          }
        }
        unapplied {
          amount {
            amount
          }
        }
        claimed {
          count
          amount {
            amount
          }
        }
        buckets {
          bucket
          amount {
            amount
          }
        }
        customers {
          customerUuid
          customer {
            id
            uuid
            name
          }
          remaining {
            amount {
              amount
            }
          }
          waitingForSlip {
            amount {
              amount
            }
          }
          unapplied {
            amount {
              amount
            }
          }
          claimed {
            amount {
              amount
            }
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
  const hasClaims = claimed.count > 0
  const asked = `${currency === 'IDR' ? '' : `&currency=${currency.toLowerCase()}`}${state.day === null ? '' : `&to=${state.day}`}`
  const columnClass = (column: Column) => (column === state.bucket ? 'num on' : 'num')
  const figure = (name: string, customerUuid: string, column: Column | null, amount: string) =>
    isZero(amount) ? (
      formats.amountOrDash(amount)
    ) : (
      <button
        type="button"
        className="link num"
        aria-label={`${name}, ${formatMessage({ id: column ? `agedReceivables.bucket.${column}` : 'agedReceivables.total' })}: ${nameOf(amount)}`}
        aria-pressed={state.customer === customerUuid && state.bucket === column}
        onClick={() => set({ bucket: column, customer: customerUuid })}
      >
        <ResponsiveAmount value={amount} />
      </button>
    )
  return (
    <section className="card ages-table" aria-labelledby="receivables-table">
      <div className="card-h">
        <h2 className="grow" id="receivables-table">
          <FormattedMessage id="agedReceivables.byCustomer" values={{ currency }} />
        </h2>
        <AmountsChoice value={state.amounts} onChange={amounts => set({ amounts })} />
      </div>
      <div className="scrolls-aside" role="region" aria-labelledby="receivables-table" tabIndex={0}>
        <table className={state.amounts ? 'amounts-short' : undefined}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="agedReceivables.customer" />
              </th>
              {known.map(bucket => (
                <th key={bucket} scope="col" className={columnClass(bucket)}>
                  <FormattedMessage id={`agedReceivables.column.${bucket}`} />
                </th>
              ))}
              <th scope="col" className="num">
                <FormattedMessage id="agedReceivables.total" />
              </th>
              <th scope="col" className={`${columnClass('WAITING')} ages-apart`}>
                <FormattedMessage id="agedReceivables.bucket.WAITING" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="agedReceivables.credit" />
              </th>
              {hasClaims ? (
                <th scope="col" className="num">
                  <FormattedMessage id="agedReceivables.claimed" />
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {customers.map(
              ({
                customer,
                customerUuid,
                remaining: owed,
                waitingForSlip: slips,
                unapplied: credit,
                claimed: claims,
                buckets: own,
              }) => {
                const name = customer?.name ?? '–'
                return (
                  <tr key={customerUuid}>
                    <th scope="row">
                      <Link className="link" to={`/buyer/${customerUuid}/statement?view=open_items${asked}`}>
                        {name}
                      </Link>
                    </th>
                    {known.map(bucket => (
                      <td key={bucket} className={columnClass(bucket)}>
                        {figure(
                          name,
                          customerUuid,
                          bucket,
                          own.find(each => each.bucket === bucket)?.amount.amount ?? '0.00',
                        )}
                      </td>
                    ))}
                    <td className="num ages-sum">{figure(name, customerUuid, null, owed.amount.amount)}</td>
                    <td className={`${columnClass('WAITING')} ages-apart`}>
                      {figure(name, customerUuid, 'WAITING', slips.amount.amount)}
                    </td>
                    <td className="num muted">
                      <ResponsiveAmount value={credit.amount.amount} />
                    </td>
                    {hasClaims ? (
                      <td className="num muted">
                        <ResponsiveAmount value={claims.amount.amount} />
                      </td>
                    ) : null}
                  </tr>
                )
              },
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <FormattedMessage id="agedReceivables.all" />
              </th>
              {known.map(bucket => (
                <td key={bucket} className={columnClass(bucket)}>
                  <ResponsiveAmount value={buckets.find(each => each.bucket === bucket)?.amount.amount ?? '0.00'} />
                </td>
              ))}
              <td className="num">
                <ResponsiveAmount value={remaining.amount.amount} />
              </td>
              <td className={`${columnClass('WAITING')} ages-apart`}>
                <ResponsiveAmount value={waitingForSlip.amount.amount} />
              </td>
              <td className="num">
                <ResponsiveAmount value={unapplied.amount.amount} />
              </td>
              {hasClaims ? (
                <td className="num">
                  <ResponsiveAmount value={claimed.amount.amount} />
                </td>
              ) : null}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
