import { Suspense, lazy, useState } from 'react'
import type { BulkPayload, PaymentResult } from '../_lib/actablePayment.ts'
import { type Decision, useTellDone } from '../_lib/useTellDone.ts'
import { ApprovalDialog } from './ApprovalDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

const ResultsDialog = lazy(() => import('./ResultsDialog.tsx').then(module => ({ default: module.ResultsDialog })))

type DecisionDialogsProps = {
  decision: Decision
  /** Called when the person has changed their mind. */
  onCancel: () => void
  /** Called when something was done, with all or with some of them. */
  onDone: () => void
}

/** Asks for a proof or a reason, does it, and says what became of each payment. */
export default function DecisionDialogs({ decision, onCancel, onDone }: DecisionDialogsProps) {
  const tellDone = useTellDone()
  const [results, setResults] = useState<readonly PaymentResult[] | null>(null)
  const { action, payments } = decision

  function finish(done: BulkPayload) {
    if (tellDone(action, done)) onDone()
    else setResults(done.results)
  }
  if (results) {
    return (
      <Suspense fallback={null}>
        <ResultsDialog payments={payments} results={results} onClose={onDone} />
      </Suspense>
    )
  }
  return action === 'APPROVE' || action === 'RESEND' ? (
    <ApprovalDialog action={action} payments={payments} onClose={onCancel} onDone={finish} />
  ) : (
    <ReasonDialog action={action} payments={payments} onClose={onCancel} onDone={finish} />
  )
}
