import { CircleAlert, Info } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  PaymentSummary_payment$data,
  PaymentSummary_payment$key,
} from '../../../../__generated__/PaymentSummary_payment.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { pathOf } from '../_lib/paymentKind.ts'
import { useAwaitedWords } from '../_lib/useAwaitedWords.ts'
import { useFailureWords } from '../_lib/useFailureWords.ts'
import { AmountInWords } from './AmountInWords.tsx'
import { ApprovalReason } from './ApprovalReason.tsx'
import { NoApproverNotice } from './NoApproverNotice.tsx'
import { PaymentStatusMark } from '../../_components/PaymentStatusMark.tsx'
import { StateTrack } from './StateTrack.tsx'

/** The summary at the top: amount, payee, status, and why it stopped. */
export function PaymentSummary({ paymentKey }: { paymentKey: PaymentSummary_payment$key }) {
  const formats = useFormats()
  const payment = useFragment(
    graphql`
      fragment PaymentSummary_payment on Payment {
        uuid
        kind
        status
        awaitedApproval {
          nobody
          ...useAwaitedWords_awaited
        }
        approvalObstacle
        failureCode
        failureReason
        rejectionReason
        cancellationReason
        decidedAt
        decidedBy {
          fullName
        }
        amount {
          amount
          currency
        }
        to {
          name
          accountNumber
          bank {
            name
          }
        }
        valueDate
        approvalsNeeded
        approvalReason {
          ...ApprovalReason_reason
        }
        ...StateTrack_payment
      }
    `,
    paymentKey,
  )
  const { uuid, kind, status, amount, to, approvalObstacle, awaitedApproval } = payment
  const awaitedOf = useAwaitedWords()
  const nobody = awaitedApproval?.nobody
  return (
    <section className="card">
      <div className="card-b form-column">
        <div className="payment-top">
          <div>
            <p className="payment-amount">
              <span className="ccy">{formats.currencySymbol(amount.currency)}</span> {formats.amount(amount.amount)}
            </p>
            <AmountInWords amount={amount.amount} currency={amount.currency} />
          </div>
          <span className="badge payment-state">
            <PaymentStatusMark status={status} />
          </span>
        </div>
        <p className="payment-to">
          <FormattedMessage
            id="payments.toWhom"
            values={{ name: <b key="n">{to.name}</b>, account: `${to.bank.name} ${to.accountNumber}` }}
          />
        </p>
        <EndNote payment={payment} />
        {nobody ? (
          <NoApproverNotice reason={nobody} path={pathOf[kind === 'TRANSFER' ? 'TRANSFER' : 'PAYMENT']} uuid={uuid} />
        ) : null}
        {!nobody && approvalObstacle && approvalObstacle !== 'NO_PERMISSION' ? (
          <p className="note">
            <Info className="i" aria-hidden />
            <span>
              <FormattedMessage id={`approvalObstacle.${approvalObstacle}`} />
            </span>
          </p>
        ) : null}
        {awaitedApproval && !nobody ? <p className="payment-awaits">{awaitedOf(awaitedApproval)}</p> : null}
        <StateTrack paymentKey={payment} />
        {payment.approvalReason ? (
          <p className="payment-who">
            <FormattedMessage id="payments.approvals" values={{ count: payment.approvalsNeeded }} />
            {': '}
            <ApprovalReason reasonKey={payment.approvalReason} name={to.name} date={payment.valueDate} />
          </p>
        ) : null}
      </div>
    </section>
  )
}

/** Why a payment ended without being sent, by whom and when. */
function EndNote({ payment }: { payment: PaymentSummary_payment$data }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { status, decidedBy, decidedAt } = payment
  const failureWords = useFailureWords()
  const reason = {
    FAILED: failureWords(payment),
    REJECTED: payment.rejectionReason,
    CANCELLED: payment.cancellationReason,
  }
  if (status !== 'FAILED' && status !== 'REJECTED' && status !== 'CANCELLED') return null
  const who =
    decidedAt && status !== 'FAILED'
      ? formatMessage(
          { id: 'payments.decided' },
          { name: decidedBy?.fullName ?? formatMessage({ id: 'payments.system' }), at: formats.dateTime(decidedAt) },
        )
      : null
  return (
    <p className={status === 'FAILED' ? 'note bad' : 'note'}>
      <CircleAlert className="i" aria-hidden />
      <span>
        <b>
          <FormattedMessage id={`payments.ended.${status}`} />
        </b>{' '}
        {reason[status]}
        {status === 'FAILED' && payment.failureReason ? (
          <small className="payment-who">
            <FormattedMessage id="payments.bankSays" values={{ words: payment.failureReason }} />
          </small>
        ) : null}
        {who ? <small className="payment-who">{who}</small> : null}
      </span>
    </p>
  )
}
