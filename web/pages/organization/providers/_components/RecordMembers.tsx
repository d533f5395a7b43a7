import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { RecordMembers_record$key } from '../../../../__generated__/RecordMembers_record.graphql.ts'
import { addDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'

const HEADS = ['order', 'channel', 'gross', 'fee', 'vat', 'net'] as const
const AMOUNTS: readonly (typeof HEADS)[number][] = ['gross', 'fee', 'vat', 'net']

/** The service's maximum number of transactions of a batch. */
const MAX_SHOWN = 200

type RecordMembersProps = { recordKey: RecordMembers_record$key; recordId: string }

/** The members of a batch, in the order of its report. */
export function RecordMembers({ recordKey, recordId }: RecordMembersProps) {
  const formats = useFormats()
  const { members } = useFragment(
    graphql`
      fragment RecordMembers_record on PaymentRecord @throwOnFieldError {
        members {
          place
          kind
          description
          isElsewhere
          net {
            amount
          }
          transaction {
            uuid
            orderReference
            kind
            channel
            gross {
              amount
            }
            fee {
              amount
            }
            vat {
              amount
            }
          }
        }
      }
    `,
    recordKey,
  )
  if (members.length === 0) return null
  const isWhole = members.length < MAX_SHOWN
  // Members paid out by another batch count there.
  const counted = members.filter(({ isElsewhere }) => !isElsewhere)
  return (
    <section className="card">
      <div className="card-h">
        <h2 id="record-members">
          <FormattedMessage id="paymentRecords.members" />
        </h2>
        {isWhole ? <span className="muted t12">{formats.count(members.length)}</span> : null}
      </div>
      {/* The table scrolls on its own where it is wider than the screen, also by keyboard. */}
      <div
        className="card-b provider-members scrolls-aside"
        role="region"
        aria-labelledby="record-members"
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              {HEADS.map(head => (
                <th key={head} scope="col" className={AMOUNTS.includes(head) ? 'end' : undefined}>
                  <FormattedMessage id={`paymentRecords.member.${head}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map(({ place, kind, description, isElsewhere, net, transaction }) => (
              <tr key={place}>
                <td>
                  {transaction ? (
                    <Link className="link" to={`/payment-transactions/${transaction.uuid}`}>
                      {transaction.orderReference}
                    </Link>
                  ) : (
                    (description ?? <FormattedMessage id={`paymentRecords.memberKind.${kind}`} />)
                  )}{' '}
                  {isElsewhere ? (
                    <small className="muted">
                      <FormattedMessage id="paymentRecords.elsewhere" />
                    </small>
                  ) : null}
                </td>
                <td className="muted">
                  {transaction && transaction.kind !== 'PAYMENT' ? (
                    <FormattedMessage id={`paymentTransactions.kind.${transaction.kind}`} />
                  ) : transaction ? (
                    <FormattedMessage id={`paymentTransactions.channel.${transaction.channel}`} />
                  ) : (
                    <FormattedMessage id={`paymentRecords.memberKind.${kind}`} />
                  )}
                </td>
                <td className="end num">{transaction ? formats.amount(transaction.gross.amount) : '–'}</td>
                <td className="end num">{transaction?.fee ? formats.amount(transaction.fee.amount) : '–'}</td>
                <td className="end num">{transaction?.vat ? formats.amount(transaction.vat.amount) : '–'}</td>
                <td className="end num fw5">{formats.amount(net.amount)}</td>
              </tr>
            ))}
          </tbody>
          {isWhole ? (
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  <FormattedMessage id="paymentRecords.membersTotal" />
                </th>
                <td className="end num">{sumOf(counted.map(({ transaction }) => transaction?.gross))}</td>
                <td className="end num">{sumOf(counted.map(({ transaction }) => transaction?.fee))}</td>
                <td className="end num">{sumOf(counted.map(({ transaction }) => transaction?.vat))}</td>
                <td className="end num">{sumOf(counted.map(({ net }) => net))}</td>
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      {isWhole ? null : (
        <p className="card-b muted">
          <FormattedMessage id="paymentRecords.firstOrders" values={{ count: MAX_SHOWN }} />{' '}
          <Link className="link" to={`/payment-transactions?record=${encodeURIComponent(recordId)}`}>
            <FormattedMessage id="paymentRecords.allOrders" />
          </Link>
        </p>
      )}
    </section>
  )

  function sumOf(values: readonly ({ readonly amount: string } | null | undefined)[]): string {
    return formats.amount(addDecimals(values.flatMap(value => value?.amount ?? [])))
  }
}
