import { Target } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { PaymentLinks_payment$key } from '../../../../__generated__/PaymentLinks_payment.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { SignedMoney } from '../../../../ui/Money.tsx'
import { ReconciliationStatusMark } from '../../_components/ReconciliationStatusMark.tsx'
import '../../_components/cardRows.css'

/** The payment's expected transactions, and their reconciliation status. */
export function PaymentLinks({ paymentKey }: { paymentKey: PaymentLinks_payment$key }) {
  const formats = useFormats()
  const { expectedTransactions } = useFragment(
    graphql`
      fragment PaymentLinks_payment on Payment @throwOnFieldError {
        expectedTransactions {
          id
          uuid
          number
          date
          direction
          status
          amount {
            amount
            currency
          }
          bankAccount {
            id
            alias
          }
        }
      }
    `,
    paymentKey,
  )
  if (expectedTransactions.length === 0) return null
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="payments.linked" />
        </h2>
      </div>
      <ul className="card-b card-rows">
        {expectedTransactions.map(({ id, uuid, number, date, direction, status, amount, bankAccount }) => (
          <li key={id}>
            <span className="card-icon">
              <Target className="i" aria-hidden />
            </span>
            <span className="grow">
              <Link className="link fw5 tab-num" to={`/expected-transactions/${uuid}/edit`}>
                {number}
              </Link>
              <small>
                <FormattedMessage
                  id={`payments.expected.${direction}`}
                  values={{ account: bankAccount?.alias ?? '', date: formats.date(date, { year: 'always' }) }}
                />
              </small>
              {bankAccount && status !== 'RECONCILED' ? (
                <Link className="link t12" to={`/reconciliation?account=${bankAccount.id}`}>
                  <FormattedMessage id="payments.workspace" />
                </Link>
              ) : null}
            </span>
            <span className="payment-end">
              <SignedMoney value={amount} direction={direction} currency={amount.currency !== 'IDR'} />
              <ReconciliationStatusMark status={status} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
