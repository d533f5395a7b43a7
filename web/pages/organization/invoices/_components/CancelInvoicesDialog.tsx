import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActableInvoice } from '../_lib/actableInvoice.ts'
import { useCancelInvoices } from '../_lib/useCancelInvoices.ts'

type CancelInvoicesDialogProps = {
  title: ReactNode
  description: ReactNode
  submitLabel: ReactNode
  invoices: readonly ActableInvoice[]
  onSent: (payload: BulkPayload) => void
  onClose: () => void
}

/** Cancels invoices with a reason; for those approved by the tax office, the user confirms that they are canceled there too. */
export function CancelInvoicesDialog({ invoices, ...words }: CancelInvoicesDialogProps) {
  const { formatMessage } = useIntl()
  const [cancel] = useCancelInvoices()
  const [isCanceledThere, setCanceledThere] = useState(false)
  // The tax number of an imported invoice was assigned elsewhere, and stays valid.
  const approved = invoices.filter(
    ({ taxInvoice }) => taxInvoice?.status === 'APPROVED' && Boolean(taxInvoice.transactionCode),
  ).length
  const missing = formatMessage({ id: 'invoices.CANCEL.inCoretax.required' }, { count: approved })
  return (
    <ReasonFormDialog
      {...words}
      label={<FormattedMessage id="invoices.reason" />}
      missing={formatMessage({ id: 'invoices.reason.required' })}
      checkBesides={() => (approved > 0 && !isCanceledThere ? { isTaxInvoiceCanceled: missing } : {})}
      send={reason =>
        cancel({
          variables: {
            input: { ids: invoices.map(({ id }) => id), reason, isTaxInvoiceCanceled: approved > 0 && isCanceledThere },
          },
        })
      }
    >
      {({ isTaxInvoiceCanceled: error }) =>
        approved > 0 ? (
          <div>
            <label className="row">
              <Checkbox
                checked={isCanceledThere}
                aria-invalid={error !== undefined}
                onChange={({ target }) => setCanceledThere(target.checked)}
              />
              <FormattedMessage id="invoices.CANCEL.inCoretax" values={{ count: approved }} />
            </label>
            {error ? (
              <p className="hint bad" role="alert">
                {error}
              </p>
            ) : null}
          </div>
        ) : null
      }
    </ReasonFormDialog>
  )
}
