import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type {
  RecordFees_record$data,
  RecordFees_record$key,
} from '../../../../__generated__/RecordFees_record.graphql.ts'
import { addDecimals, isNegative, isZero, negate, subtractDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** Fees of a batch by channel as a share of its gross, and the transactions that don't add up. */
export function RecordFees({ recordKey, recordId }: { recordKey: RecordFees_record$key; recordId: string }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const record = useFragment(
    graphql`
      fragment RecordFees_record on PaymentRecord @throwOnFieldError {
        gross {
          amount
        }
        fee {
          amount
        }
        vat {
          amount
        }
        withheld {
          amount
        }
        adjustment {
          amount
        }
        net {
          amount
          currency
        }
        fees {
          kind
          channel
          transactionCount
          share
          mismatchCount
          fee {
            amount
          }
          vat {
            amount
          }
        }
      }
    `,
    recordKey,
  )
  const { fees, net } = record
  // Most refunds cost nothing: only those that did are shown.
  const shown = fees.filter(({ kind, fee, vat }) => kind === 'PAYMENT' || !isZero(fee.amount) || !isZero(vat.amount))
  if (shown.length === 0) return null
  const vat = addDecimals(shown.map(each => each.vat.amount))
  const total = addDecimals([vat, ...shown.map(({ fee }) => fee.amount)])
  const taken = takenOf(record)
  const mismatches = fees.reduce((sum, { mismatchCount }) => sum + mismatchCount, 0)
  return (
    <section className="card" aria-label={formatMessage({ id: 'paymentRecords.fees' })}>
      <div className="card-h">
        <h2>
          <FormattedMessage id="paymentRecords.fees" />
        </h2>
        <span className="muted t12">{net.currency}</span>
      </div>
      <div className="card-b form-column">
        {mismatches === 0 ? null : (
          <p className="note warn">
            <Link className="link" to={`/payment-transactions?record=${encodeURIComponent(recordId)}&check=MISMATCH`}>
              <FormattedMessage id="paymentRecords.fees.mismatch" values={{ count: mismatches }} />
            </Link>
          </p>
        )}
        <dl className="provider-fees">
          {shown.map(({ kind, channel, transactionCount, share, fee }) => (
            <div key={`${kind} ${channel}`}>
              <dt>
                {kind === 'PAYMENT' ? (
                  <FormattedMessage id={`paymentTransactions.channel.${channel}`} />
                ) : (
                  <FormattedMessage id={`paymentTransactions.kind.${kind}`} />
                )}{' '}
                <span className="muted">{formats.count(transactionCount)}</span>
              </dt>
              <dd className="num">
                {share === null || share === undefined ? null : (
                  <span className="muted">
                    <FormattedMessage id="paymentRecords.fees.share" values={{ share: formats.amount(share) }} />{' '}
                  </span>
                )}
                {formats.amount(fee.amount)}
              </dd>
            </div>
          ))}
          <div>
            <dt>
              <FormattedMessage id="paymentRecords.fees.vat" />
            </dt>
            <dd className="num">{formats.amount(vat)}</dd>
          </div>
          <div className="total">
            <dt>
              <FormattedMessage id="paymentRecords.fees.total" />
            </dt>
            <dd className="num">{formats.amount(total)}</dd>
          </div>
          {taken ? (
            <>
              {isZero(taken.withheld) ? null : (
                <div>
                  <dt>
                    <FormattedMessage id="paymentRecords.withheld" />
                  </dt>
                  <dd className="num">{formats.amount(taken.withheld)}</dd>
                </div>
              )}
              {/* What the difference is to, where the orders state another sum. */}
              {taken.stated === addDecimals([total, taken.withheld]) ? null : (
                <div>
                  <dt>
                    <FormattedMessage id="paymentRecords.fees.stated" />
                  </dt>
                  <dd className="num">{formats.amount(taken.stated)}</dd>
                </div>
              )}
              <div>
                <dt>
                  <FormattedMessage id="paymentRecords.fees.taken" />
                </dt>
                <dd className="num">{formats.amount(taken.amount)}</dd>
              </div>
              {isZero(taken.more) ? null : (
                <div className="differs">
                  <dt>
                    <FormattedMessage
                      id={isNegative(taken.more) ? 'paymentRecords.fees.tooLittle' : 'paymentRecords.fees.tooMuch'}
                    />
                  </dt>
                  <dd className="num">{formats.amount(isNegative(taken.more) ? negate(taken.more) : taken.more)}</dd>
                </div>
              )}
            </>
          ) : null}
        </dl>
      </div>
    </section>
  )
}

/** What the payout lacks of the gross, and how much more that is than the deductions that the provider states. Null until it reports them. */
function takenOf({ gross, fee, vat, withheld, adjustment, net }: RecordFees_record$data) {
  if (!gross || !fee || !vat || !withheld || !adjustment) return null
  const amount = subtractDecimals(addDecimals([gross.amount, adjustment.amount]), net.amount)
  const stated = addDecimals([fee.amount, vat.amount, withheld.amount])
  return { withheld: withheld.amount, amount, stated, more: subtractDecimals(amount, stated) }
}
