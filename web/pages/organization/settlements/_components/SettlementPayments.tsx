import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { SettlementPayments_settlement$key } from '../../../../__generated__/SettlementPayments_settlement.graphql.ts'
import { addDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'

const HEADS = ['payment', 'invoice', 'customer', 'channel', 'gross', 'fees', 'net'] as const
const AMOUNTS: readonly (typeof HEADS)[number][] = ['gross', 'fees', 'net']

/** The service's maximum number of payments of a settlement. */
const MAX_SHOWN = 200

/** The payments of a settlement, in the order of its report: each with its invoice and the provider's fees. */
export function SettlementPayments({ settlementKey }: { settlementKey: SettlementPayments_settlement$key }) {
  const formats = useFormats()
  const { payments } = useFragment(
    graphql`
      fragment SettlementPayments_settlement on Settlement @throwOnFieldError {
        payments {
          place
          kind
          description
          isElsewhere
          transactionKind
          orderReference
          channel
          gross {
            amount
          }
          fees {
            amount
          }
          net {
            amount
          }
          receivedPayment {
            uuid
            number
            customerName
            applications {
              uuid
              undoneAt
              invoice {
                uuid
                number
              }
            }
          }
        }
      }
    `,
    settlementKey,
  )
  if (payments.length === 0) return null
  const isWhole = payments.length < MAX_SHOWN
  return (
    <section className="card">
      <div className="card-h">
        <h2 id="settlement-payments">
          <FormattedMessage id="settlements.payments" />
        </h2>
        <span className="muted t12">{formats.count(payments.length)}</span>
      </div>
      {/* The table scrolls on its own where it is wider than the screen, also by keyboard. */}
      <div
        className="card-b settlement-payments scrolls-aside"
        role="region"
        aria-labelledby="settlement-payments"
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              {HEADS.map(head => (
                <th key={head} scope="col" className={AMOUNTS.includes(head) ? 'end' : undefined}>
                  <FormattedMessage id={`settlements.payment.${head}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {payments.map(
              ({ place, kind, description, isElsewhere, transactionKind, orderReference, channel, ...payment }) => (
                <tr key={place}>
                  <th scope="row">
                    {payment.receivedPayment ? (
                      <Link className="link" to={`/payment/${payment.receivedPayment.uuid}`}>
                        {payment.receivedPayment.number}
                      </Link>
                    ) : (
                      (orderReference ?? description ?? <FormattedMessage id={`settlements.kind.${kind}`} />)
                    )}{' '}
                    {isElsewhere ? (
                      <small className="muted">
                        <FormattedMessage id="settlements.elsewhere" />
                      </small>
                    ) : null}
                  </th>
                  <td>
                    <Invoices applications={payment.receivedPayment?.applications ?? []} />
                  </td>
                  <td>{payment.receivedPayment?.customerName ?? '–'}</td>
                  <td className="muted">
                    {transactionKind && transactionKind !== 'PAYMENT' ? (
                      <FormattedMessage id={`settlements.transaction.${transactionKind}`} />
                    ) : channel ? (
                      <FormattedMessage id={`settlements.channel.${channel}`} />
                    ) : (
                      <FormattedMessage id={`settlements.kind.${kind}`} />
                    )}
                  </td>
                  <td className="end num">{payment.gross ? formats.amount(payment.gross.amount) : '–'}</td>
                  <td className="end num">{payment.fees ? formats.amount(payment.fees.amount) : '–'}</td>
                  <td className="end num fw5">{formats.amount(payment.net.amount)}</td>
                </tr>
              ),
            )}
          </tbody>
          {isWhole ? (
            <tfoot>
              <tr>
                <th scope="row" colSpan={4}>
                  <FormattedMessage id="settlements.total" />
                </th>
                <td className="end num">{sumOf(payments.map(({ gross }) => gross))}</td>
                <td className="end num">{sumOf(payments.map(({ fees }) => fees))}</td>
                <td className="end num">{sumOf(payments.map(({ net }) => net))}</td>
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      {isWhole ? null : (
        <p className="card-b muted">
          <FormattedMessage id="settlements.firstPayments" values={{ count: MAX_SHOWN }} />
        </p>
      )}
    </section>
  )

  function sumOf(values: readonly ({ readonly amount: string } | null | undefined)[]): string {
    return formats.amount(addDecimals(values.flatMap(value => (value ? [value.amount] : []))))
  }
}

type InvoicesProps = {
  applications: readonly {
    readonly uuid: string
    readonly undoneAt: string | null | undefined
    readonly invoice: { readonly uuid: string; readonly number: string | null | undefined } | null | undefined
  }[]
}

/** The invoices that a payment currently pays. */
function Invoices({ applications }: InvoicesProps) {
  const invoices = new Map(
    applications.flatMap(({ undoneAt, invoice }) => (undoneAt || !invoice ? [] : [[invoice.uuid, invoice] as const])),
  )
  if (invoices.size === 0) return '–'
  return [...invoices.values()].map(({ uuid, number }, place) => (
    <span key={uuid}>
      {place > 0 ? ', ' : null}
      <Link className="link" to={`/invoices/${uuid}`}>
        {number}
      </Link>
    </span>
  ))
}
