import { FormattedMessage, useIntl } from 'react-intl'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { useWriteOffInvoice } from '../_lib/useWriteOffInvoice.ts'

type WriteOffDialogProps = { invoiceId: string; number: string; open: MoneyValue; onClose: () => void }

/** Writes off an invoice's outstanding cash, with a reason. Another user approves it. */
export function WriteOffDialog({ invoiceId, number, open, onClose }: WriteOffDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [writeOff] = useWriteOffInvoice()
  const once = useIdempotentSubmit()
  return (
    <ReasonFormDialog
      title={<FormattedMessage id="creditMemos.writeOff.title" values={{ number }} />}
      description={<FormattedMessage id="creditMemos.writeOff.text" values={{ amount: formats.money(open) }} />}
      submitLabel={<FormattedMessage id="creditMemos.save" />}
      label={<FormattedMessage id="creditMemos.reason" />}
      missing={formatMessage({ id: 'creditMemos.reason.required' })}
      send={note =>
        once({ invoiceId, note }, idempotencyKey =>
          writeOff({ variables: { input: { invoiceId, note, idempotencyKey } } }),
        )
      }
      onSent={onClose}
      onClose={onClose}
    />
  )
}
