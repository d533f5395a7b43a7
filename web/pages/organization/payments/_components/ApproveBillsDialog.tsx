import { FormattedMessage } from 'react-intl'
import { useOrganizationName } from '../../../../shell/permissions.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { useApproveBills } from '../../bills/_public/useApproveBills.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { DecidedBill } from '../_lib/decidedBill.ts'
import { PaymentLines } from './PaymentLines.tsx'
import './payments.css'

type ApproveBillsDialogProps = {
  bills: readonly DecidedBill[]
  onClose: () => void
  onDone: (payload: BulkPayload) => void
}

/** Approves only bills: shows them as for payments, without a code, since no money moves. */
export function ApproveBillsDialog({ bills, onClose, onDone }: ApproveBillsDialogProps) {
  const organization = useOrganizationName()
  const [approve] = useApproveBills()
  const count = bills.length
  return (
    <FormDialog
      size="md"
      alert
      focusSubmit
      title={<FormattedMessage id="approvals.APPROVE.bills.title" values={{ count }} />}
      description={<FormattedMessage id="approvals.APPROVE.bills.text" values={{ organization }} />}
      submitLabel={<FormattedMessage id="approvals.APPROVE.bills.submit" values={{ count }} />}
      send={() => approve({ variables: { input: { bills: bills.map(({ id, version }) => ({ id, version })) } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {() => <PaymentLines payments={[]} bills={bills} />}
    </FormDialog>
  )
}
