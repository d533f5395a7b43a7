import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { useRevokeCheckoutLinks } from '../_lib/useRevokeCheckoutLinks.ts'

type RevokeLinksDialogProps = { invoiceId: string; count: number; onClose: () => void; onDone: () => void }

/** Confirms revoking links that were emailed. */
export default function RevokeLinksDialog({ invoiceId, count, onClose, onDone }: RevokeLinksDialogProps) {
  const { formatMessage } = useIntl()
  const [revoke] = useRevokeCheckoutLinks()
  return (
    <FormDialog
      alert
      danger
      focusSubmit
      title={<FormattedMessage id="invoices.checkout.revoke.title" values={{ count }} />}
      description={<FormattedMessage id="invoices.checkout.revoke.text" />}
      submitLabel={<FormattedMessage id="invoices.checkout.revoke" />}
      send={() => revoke({ variables: { input: { invoiceId } } })}
      onSent={() => {
        toast.success(formatMessage({ id: 'invoices.checkout.revoked' }))
        onDone()
      }}
      onClose={onClose}
    >
      {() => null}
    </FormDialog>
  )
}
