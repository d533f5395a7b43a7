import { useIntl } from 'react-intl'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { useSubmitInvoices } from './useSubmitInvoices.ts'

/** Submits a saved draft, unless it should stay a draft; shows which of the two it is now. */
export function useSubmitSaved() {
  const { formatMessage } = useIntl()
  const [submit] = useSubmitInvoices()
  return async (id: string, { asDraft }: { asDraft: boolean }): Promise<void> => {
    if (asDraft) return toast.success(formatMessage({ id: 'invoices.saved' }))
    const outcome = await submit({ variables: { input: { ids: [id] } } })
    const errors = outcome.ok ? outcome.payload.results.flatMap(({ userErrors }) => userErrors) : []
    const reason = outcome.ok ? errors.map(({ message }) => message).join(' ') : wordsOf(outcome)
    if (outcome.ok && outcome.payload.results.every(({ ok }) => ok))
      toast.success(formatMessage({ id: 'invoices.submitted' }))
    else toast.error(formatMessage({ id: 'invoices.notSubmitted' }, { reason }))
  }
}
