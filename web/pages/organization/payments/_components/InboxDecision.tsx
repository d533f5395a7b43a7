import { useIntl } from 'react-intl'
import { type Outcome, wordsOf } from '../../../../relay/useMutation.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { CancelBillsDialog } from '../../bills/_public/CancelBillsDialog.tsx'
import { useApproveBills } from '../../bills/_public/useApproveBills.ts'
import { useCancelBills } from '../../bills/_public/useCancelBills.ts'
import { billRecord } from '../../bills/_public/actableBill.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type Finishing, refusedOf } from '../../results/finishEach.ts'
import { type ActablePayment, paymentRecord } from '../_lib/actablePayment.ts'
import type { InboxAction } from '../_lib/approvalRow.ts'
import type { ApprovalPlace } from '../_lib/useApprovalPlace.ts'
import type { DecidedBill } from '../_lib/decidedBill.ts'
import { ApprovalDialog } from './ApprovalDialog.tsx'
import { ApproveBillsDialog } from './ApproveBillsDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

type InboxDecisionProps = ApprovalPlace &
  Finishing & {
    action: InboxAction
    /** Each row is a payment or a bill. */
    rows: readonly { readonly payment: ActablePayment | null; readonly bill: DecidedBill | null }[]
    /** Whether payments are approved next to the list. */
    docked?: boolean
    takesFocus?: boolean
    /** Called when the user cancels. */
    onCancel: () => void
  }

/**
 * Decides on payments and bills together: asks for what the payments require (a code or a reason), performs the action, continues with the
 * bills, and shows all results. Bills are left untouched while the payments fail as a whole, such as for a wrong code.
 */
export default function InboxDecision(props: InboxDecisionProps) {
  const { action, rows, docked = false, takesFocus = true, currentId, onCurrent, onCancel, onDone, onPartly } = props
  const showDone = useDoneToast()
  const [approve] = useApproveBills()
  const [cancel] = useCancelBills()
  const payments = rows.flatMap(({ payment }) => payment ?? [])
  const bills = rows.flatMap(({ bill }) => bill ?? [])
  const withBills = bills.length > 0 ? { bills } : {}

  function finish(results: BulkPayload['results']) {
    const isAllDone = results.every(({ ok }) => ok)
    if (isAllDone) showDone(action, { payments: payments.length, bills: bills.length })
    else onPartly({ records: [...payments.map(paymentRecord), ...bills.map(billRecord)], results })
    onDone(refusedOf({ results }))
  }
  async function approveToo({ results: ofPayments }: BulkPayload) {
    const input = { bills: bills.map(({ id, version }) => ({ id, version })) }
    finish([...ofPayments, ...(await resultsOf(bills, () => approve({ variables: { input } })))])
  }
  async function cancelToo({ results: ofPayments }: BulkPayload, reason: string) {
    const input = { ids: bills.map(({ id }) => id), reason }
    finish([...ofPayments, ...(await resultsOf(bills, () => cancel({ variables: { input } })))])
  }

  if (payments.length === 0) {
    const Dialog = action === 'APPROVE' ? ApproveBillsDialog : CancelBillsDialog
    return <Dialog bills={bills} onClose={onCancel} onDone={payload => finish(payload.results)} />
  }
  return action === 'APPROVE' ? (
    <ApprovalDialog
      action="APPROVE"
      payments={payments}
      {...withBills}
      {...{ docked, takesFocus, currentId, onCurrent }}
      onClose={onCancel}
      onDone={approveToo}
    />
  ) : (
    <ReasonDialog
      action="REJECT"
      payments={payments}
      {...withBills}
      onClose={onCancel}
      onDone={(payload, reason) => void cancelToo(payload, reason)}
    />
  )
}

/** The result of each bill. A failure of the whole mutation counts for each bill: the payments are decided by then. */
async function resultsOf(
  bills: readonly DecidedBill[],
  send: () => Promise<Outcome<BulkPayload>>,
): Promise<BulkPayload['results']> {
  if (bills.length === 0) return []
  const outcome = await send()
  if (outcome.ok) return outcome.payload.results
  return bills.map(({ id }) => ({ nodeId: id, ok: false, userErrors: [{ message: wordsOf(outcome) }] }))
}

/** Shows one message that everything succeeded. */
function useDoneToast() {
  const { formatMessage } = useIntl()
  return (action: InboxAction, counts: { payments: number; bills: number }) => {
    const { payments, bills } = counts
    const ofBills = action === 'APPROVE' ? 'bills.APPROVE.done' : 'bills.CANCEL.done'
    const ofBoth = action === 'APPROVE' ? 'payments.APPROVE.done' : 'approvals.REJECT.done'
    const ofPayments = `payments.${action}.done` as const
    const id = payments === 0 ? ofBills : bills === 0 ? ofPayments : ofBoth
    toast.success(formatMessage({ id }, { ...counts, count: payments + bills }))
  }
}
