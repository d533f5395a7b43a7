import type { BulkPayload, Results } from '../../results/bulkPayload.ts'
import { paymentRecord } from '../_lib/actablePayment.ts'
import { type Decision, useTellDone } from '../_lib/useTellDone.ts'
import { ApprovalDialog } from './ApprovalDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

type DecisionDialogsProps = {
  decision: Decision
  /** Called when the person has changed their mind. */
  onCancel: () => void
  /** Called when something was done, with all or with some of them. */
  onDone: () => void
  /** Takes what became of each when some were refused. */
  onPartly: (results: Results) => void
}

/** Asks for a proof, for a reason, or only whether it is meant, and does it. */
export default function DecisionDialogs({ decision, onCancel, onDone, onPartly }: DecisionDialogsProps) {
  const tellDone = useTellDone()
  const { action, payments } = decision

  function finish(payload: BulkPayload) {
    if (!tellDone(action, payload)) onPartly({ records: payments.map(paymentRecord), results: payload.results })
    onDone()
  }
  if (action === 'APPROVE' || action === 'RESEND')
    return <ApprovalDialog action={action} payments={payments} onClose={onCancel} onDone={finish} />
  if (action === 'REJECT' || action === 'CANCEL')
    return <ReasonDialog action={action} payments={payments} onClose={onCancel} onDone={finish} />
  return <ConfirmDialog action={action} payments={payments} onClose={onCancel} onDone={finish} />
}
