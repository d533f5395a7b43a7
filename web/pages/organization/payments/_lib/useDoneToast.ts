import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { toast } from '../../../../ui/toast/toast.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActablePayment } from './actablePayment.ts'
import type { ListAction } from './listActions.ts'

/** An action that asks for confirmation first. */
export type Decision = {
  action: 'APPROVE' | 'RESEND' | 'REJECT' | 'CANCEL' | 'EXPORT' | 'EXPORT_AGAIN' | 'END_RECURRENCE'
  payments: readonly ActablePayment[]
}

/** Shows one message that everything succeeded; returns false when something failed, since each failure has its own line. */
export function useDoneToast(): (action: ListAction, payload: BulkPayload) => boolean {
  const { formatMessage } = useIntl()
  return useCallback(
    (action, { results, statuses = [] }) => {
      if (!results.every(({ ok }) => ok)) return false
      const waiting = statuses.filter(status => status === 'NEEDS_APPROVAL').length
      if (action === 'RESEND' && waiting > 0)
        toast.info(formatMessage({ id: 'payments.RESEND.waits' }, { count: waiting }))
      else toast.success(formatMessage({ id: `payments.${action}.done` }, { count: results.length }))
      return true
    },
    [formatMessage],
  )
}
