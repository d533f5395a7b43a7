import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { usePaymentNote_payment$key } from '../../../../__generated__/usePaymentNote_payment.graphql.ts'
import { useFailureWords } from './useFailureWords.ts'

/** The note next to a payment's status: approvals so far, why it ended, its recurrence. */
export function usePaymentNote(): (paymentKey: usePaymentNote_payment$key) => string | null {
  const { formatMessage } = useIntl()
  const failureWords = useFailureWords()
  return useCallback(
    paymentKey => {
      const payment = readInlineData(
        graphql`
          fragment usePaymentNote_payment on Payment @inline {
            status
            channel
            approvalsNeeded
            approvalsGiven
            approvalObstacle
            failureCode
            failureReason
            rejectionReason
            cancellationReason
            recurrence {
              frequency
            }
          }
        `,
        paymentKey,
      )
      const { status, approvalsNeeded: needed, approvalsGiven: given, recurrence } = payment
      switch (status) {
        case 'NEEDS_APPROVAL':
          return payment.approvalObstacle === 'OWN_PAYMENT'
            ? formatMessage({ id: 'payments.note.own' })
            : formatMessage({ id: 'payments.note.approvals' }, { given, needed })
        case 'SCHEDULED':
          return recurrence ? formatMessage({ id: `payments.note.${recurrence.frequency}` }) : null
        case 'IN_PROGRESS':
          return payment.channel === 'MANUAL' ? formatMessage({ id: 'payments.note.exported' }) : null
        case 'FAILED':
          return failureWords(payment)
        case 'REJECTED':
          return payment.rejectionReason ?? null
        case 'CANCELLED':
          return payment.cancellationReason ?? null
        default:
          return null
      }
    },
    [formatMessage, failureWords],
  )
}
