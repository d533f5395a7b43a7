import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type Finishing, refusedOf } from '../../results/finishEach.ts'
import { paymentRecord } from '../_lib/actablePayment.ts'
import { type Decision, useDoneToast } from '../_lib/useDoneToast.ts'
import { ApprovalDialog } from './ApprovalDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

type DecisionDialogsProps = Finishing & {
  decision: Decision
  /** Called when the user cancels. */
  onCancel: () => void
}

/** Asks for a proof, a reason or a confirmation, and performs the action. */
export default function DecisionDialogs({ decision, onCancel, onDone, onPartly }: DecisionDialogsProps) {
  const showDone = useDoneToast()
  const { action, payments } = decision

  function finish(payload: BulkPayload) {
    if (!showDone(action, payload)) onPartly({ records: payments.map(paymentRecord), results: payload.results })
    onDone(refusedOf(payload))
  }
  if (action === 'APPROVE' || action === 'RESEND')
    return <ApprovalDialog action={action} payments={payments} onClose={onCancel} onDone={finish} />
  if (action === 'REJECT' || action === 'CANCEL')
    return <ReasonDialog action={action} payments={payments} onClose={onCancel} onDone={finish} />
  return <ConfirmDialog action={action} payments={payments} onClose={onCancel} onDone={finish} />
}
