import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { PaymentFacts_payment$key } from '../../../../__generated__/PaymentFacts_payment.graphql.ts'
import { addDecimals, isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Fact } from '../../_components/Fact.tsx'

/** The details of a payment. */
export function PaymentFacts({ paymentKey }: { paymentKey: PaymentFacts_payment$key }) {
  const { formatMessage, formatList } = useIntl()
  const formats = useFormats()
  const payment = useFragment(
    graphql`
      fragment PaymentFacts_payment on Payment {
        method
        date
        valueDate
        memo
        notes
        createdAt
        amount {
          amount
          currency
        }
        fee {
          amount
          currency
        }
        from {
          alias
          accountNumber
          bank {
            name
          }
          entity {
            name
          }
        }
        to {
          name
          accountNumber
          bank {
            name
          }
          counterparty {
            alias
          }
          bankAccount {
            alias
            entity {
              name
            }
          }
        }
        recurrence {
          frequency
          nextDate
          endedAt
        }
        bill {
          uuid
          number
        }
        paidExpectedTransaction {
          uuid
          number
          refund {
            creditMemoNumber
            bankName
            accountNumber
            accountName
          }
        }
        createdBy {
          fullName
        }
        authors {
          fullName
        }
      }
    `,
    paymentKey,
  )
  const { from, to, amount, fee, recurrence, method } = payment
  const debited = formats.money({
    amount: addDecimals([amount.amount, fee.amount]),
    currency: amount.currency,
  })
  const refund = payment.paidExpectedTransaction?.refund
  const refundText = refund
    ? formatMessage(
        { id: 'payments.refund.of' },
        {
          number: refund.creditMemoNumber,
          account: `${refund.bankName} ${refund.accountNumber}, ${refund.accountName}`,
        },
      )
    : null
  const authors = (payment.authors ?? []).map(({ fullName }) => fullName)
  const recurs = recurrence && !recurrence.endedAt ? recurrence : null
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="payments.details" />
        </h2>
      </div>
      <dl className="card-b dl payment-facts">
        <Fact label="payments.from" detail={`${from.bank.name} ${from.accountNumber} · ${from.entity.name}`}>
          {from.alias}
        </Fact>
        <Fact label="payments.to" detail={`${to.bank.name} ${to.accountNumber} · ${to.name}`}>
          {to.bankAccount?.alias ?? to.counterparty?.alias ?? to.name}
        </Fact>
        <Fact
          label="payments.method"
          detail={
            isZero(fee.amount) ? (
              <FormattedMessage id="payments.noFee" />
            ) : (
              <FormattedMessage
                id="payments.feeAndTotal"
                values={{ fee: formats.amount(fee.amount), total: <span className="num">{debited}</span> }}
              />
            )
          }
        >
          <FormattedMessage id={`paymentMethod.${method ?? 'EXPORT'}`} />
        </Fact>
        <Fact
          label="transactions.date"
          detail={
            payment.valueDate === payment.date ? null : (
              <FormattedMessage id="payments.leavesOn" values={{ date: formats.weekday(payment.valueDate) }} />
            )
          }
        >
          {formats.date(payment.date, { year: 'always' })}
        </Fact>
        <Fact
          label="payments.repeats"
          detail={
            recurs?.nextDate ? (
              <FormattedMessage
                id="payments.next"
                values={{ date: formats.date(recurs.nextDate, { year: 'always' }) }}
              />
            ) : null
          }
        >
          {formatMessage({ id: `payments.frequency.${recurs?.frequency ?? 'ONCE'}` })}
        </Fact>
        <Fact label="payments.createdBy" detail={formats.dateTime(payment.createdAt)}>
          {payment.createdBy?.fullName ?? <FormattedMessage id="payments.system" />}
        </Fact>
        {authors.length > 1 ? <Fact label="payments.authors">{formatList(authors)}</Fact> : null}
        {payment.bill ? (
          <Fact label="payments.bill">
            <Link className="tab-num" to={`/bills/${payment.bill.uuid}`}>
              {payment.bill.number}
            </Link>
          </Fact>
        ) : null}
        {payment.paidExpectedTransaction ? (
          <Fact label="payments.refund" detail={refundText}>
            <Link className="tab-num" to={`/expected-transactions/${payment.paidExpectedTransaction.uuid}/edit`}>
              {payment.paidExpectedTransaction.number}
            </Link>
          </Fact>
        ) : null}
        <Fact label="payments.memo">{payment.memo ?? '–'}</Fact>
        <Fact label="payments.notes">{payment.notes ?? '–'}</Fact>
      </dl>
    </section>
  )
}
