import { type ReactNode, Suspense, useState } from 'react'
import { type Outcome, wordsOf } from '../../../../relay/useMutation.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type Finishing, refusedOf } from '../../results/finishEach.ts'
import { type ActablePayment, paymentRecord } from './actablePayment.ts'
import { DecisionDialogs } from './lazyDecisions.ts'
import { useArchivePayments } from './useArchivePayments.ts'
import { usePollBank } from './usePollBank.ts'
import type { ListAction } from './listActions.ts'
import { type Decision, useDoneToast } from './useDoneToast.ts'
import { useUnarchivePayments } from './useUnarchivePayments.ts'

/** Actions without a dialog. */
type Immediate = Exclude<ListAction, Decision['action']>

/** Acts on payments: asks for a reason or a proof where required, and shows the results. */
export function usePaymentActing({ onDone, onPartly }: Finishing) {
  const showDone = useDoneToast()
  const [decision, setDecision] = useState<Decision | null>(null)
  const [archive, isArchiving] = useArchivePayments()
  const [unarchive, isUnarchiving] = useUnarchivePayments()
  const [askBank, isAsking] = usePollBank()

  async function doNow(action: Immediate, payments: readonly ActablePayment[]) {
    const outcome = await sendNow(action, { input: { ids: payments.map(({ id }) => id) } })
    if (!outcome.ok) {
      toast.error(wordsOf(outcome))
      return
    }
    const { results } = outcome.payload
    if (!showDone(action, outcome.payload)) onPartly({ records: payments.map(paymentRecord), results })
    onDone(refusedOf(outcome.payload))
  }

  async function sendNow(action: Immediate, variables: { input: { ids: string[] } }): Promise<Outcome<BulkPayload>> {
    if (action === 'ARCHIVE') return archive({ variables })
    if (action === 'UNARCHIVE') return unarchive({ variables })
    return askBank({ variables })
  }

  function act(action: ListAction, payments: readonly ActablePayment[]) {
    if (isImmediate(action)) void doNow(action, payments)
    else setDecision({ action, payments })
  }

  const dialogs: ReactNode = (
    <Suspense fallback={null}>
      {decision ? (
        <DecisionDialogs
          decision={decision}
          onCancel={() => setDecision(null)}
          onPartly={onPartly}
          onDone={refused => {
            setDecision(null)
            onDone(refused)
          }}
        />
      ) : null}
    </Suspense>
  )
  return { act, dialogs, isActing: isArchiving || isUnarchiving || isAsking }
}

const immediate: readonly string[] = ['ARCHIVE', 'UNARCHIVE', 'ASK_BANK']
const isImmediate = (action: ListAction): action is Immediate => immediate.includes(action)
