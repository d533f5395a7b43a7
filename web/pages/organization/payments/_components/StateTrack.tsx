import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  StateTrack_payment$data,
  StateTrack_payment$key,
} from '../../../../__generated__/StateTrack_payment.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'

type Step = {
  id: 'created' | 'approved' | 'progress' | 'sent'
  isDone: boolean
  isNow: boolean
  isFailed?: boolean
  note: ReactNode
}

/** The progress of a payment through its four steps; hidden for one that was stopped. */
export function StateTrack({ paymentKey }: { paymentKey: StateTrack_payment$key }) {
  const { formatMessage } = useIntl()
  const payment = useFragment(
    graphql`
      fragment StateTrack_payment on Payment @throwOnFieldError {
        status
        channel
        createdAt
        valueDate
        sentAt
        approvalsNeeded
        approvalsGiven
        approvals {
          approvedAt
          voidedAt
        }
        attempts {
          sentAt
        }
      }
    `,
    paymentKey,
  )
  const steps = useSteps(payment)
  if (payment.status === 'CANCELLED' || payment.status === 'REJECTED') return null
  return (
    <ol className="track" aria-label={formatMessage({ id: 'payments.track' })}>
      {steps.map(({ id, isDone, isNow, isFailed = false, note }) => (
        <li
          key={id}
          className={isFailed ? 'failed' : isDone ? 'done' : isNow ? 'now' : undefined}
          aria-current={isNow ? 'step' : undefined}
        >
          <b>
            <FormattedMessage
              id={`payments.track.${id}`}
              values={{ given: payment.approvalsGiven, needed: payment.approvalsNeeded }}
            />
          </b>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  )
}

function useSteps(payment: StateTrack_payment$data): readonly Step[] {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { status, channel, approvals, attempts, createdAt, sentAt, valueDate } = payment
  const isApproved = status !== 'NEEDS_APPROVAL'
  const isSent = status === 'SENT'
  const lastApproval = approvals.find(({ voidedAt }) => !voidedAt)?.approvedAt
  const lastOrder = attempts[0]?.sentAt
  const progress =
    status === 'SCHEDULED'
      ? formatMessage({ id: 'payments.track.leaves' }, { date: formats.date(valueDate) })
      : status === 'FAILED'
        ? formatMessage({ id: 'paymentStatus.FAILED' })
        : channel === 'MANUAL' && isApproved
          ? formatMessage({ id: 'payments.track.exported' })
          : lastOrder && formats.dateTime(lastOrder)
  return [
    { id: 'created', isDone: true, isNow: false, note: formats.dateTime(createdAt) },
    {
      id: 'approved',
      isDone: isApproved,
      isNow: !isApproved,
      note: isApproved && lastApproval ? formats.dateTime(lastApproval) : null,
    },
    { id: 'progress', isDone: isSent, isNow: isApproved && !isSent, isFailed: status === 'FAILED', note: progress },
    {
      id: 'sent',
      isDone: isSent,
      isNow: false,
      note: sentAt
        ? formats.dateTime(sentAt)
        : channel === 'MANUAL'
          ? formatMessage({ id: 'payments.track.settled' })
          : null,
    },
  ]
}
