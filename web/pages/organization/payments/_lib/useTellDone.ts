import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { PaymentAction } from '../../../../__generated__/PaymentsPage_row.graphql.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActablePayment } from './actablePayment.ts'

/** What is done with selected payments. */
export type ListAction = Exclude<PaymentAction, 'UPDATE'>

/** What is asked about before it is done. */
export type Decision = {
  action: 'APPROVE' | 'RESEND' | 'REJECT' | 'CANCEL' | 'EXPORT' | 'EXPORT_AGAIN' | 'END_RECURRENCE'
  payments: readonly ActablePayment[]
}

/** Says in one line that all went well; answers false when some did not, for then each has its own line. */
export function useTellDone(): (action: ListAction, payload: BulkPayload) => boolean {
  const { formatMessage } = useIntl()
  return useCallback(
    (action, { results }) => {
      if (!results.every(({ ok }) => ok)) return false
      toast.success(formatMessage({ id: `payments.${action}.done` }, { count: results.length }))
      return true
    },
    [formatMessage],
  )
}
