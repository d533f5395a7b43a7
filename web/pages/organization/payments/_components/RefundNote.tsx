import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { type PaidRefund, refundPayee } from '../_lib/paidRefund.ts'

/** The refund being paid and the account that the customer named, and how to add that account if their counterparty lacks it. */
export function RefundNote({ paid }: { paid: PaidRefund }) {
  const { creditMemoNumber: number, bankName: bank, accountNumber, accountName } = paid.refund
  const { uuid, alias } = paid.counterparty
  return (
    <>
      <p className="note info">
        <FormattedMessage id="payments.ofRefund" values={{ number, bank, accountNumber, accountName }} />
      </p>
      {refundPayee(paid) ? null : (
        <p className="note warn">
          <span>
            <FormattedMessage
              id="payments.ofRefund.noAccount"
              values={{
                alias,
                accountNumber,
                link: text => (
                  <Link key="link" className="link" to={`/counterparties/${uuid}/edit`}>
                    {text}
                  </Link>
                ),
              }}
            />
          </span>
        </p>
      )}
    </>
  )
}
