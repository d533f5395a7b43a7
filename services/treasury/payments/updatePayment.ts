import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import type { Files } from '../../kit/files/files.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { openTo } from './approval/approvalPlan.ts'
import { attachFiles } from './attachFiles.ts'
import type { PaymentContent } from './content.ts'
import { describePayment, paymentFields, emitPaymentChanged } from './describe.ts'
import { checkedContent, type NewPayment, refuseDuplicate } from './input.ts'
import { isPossible } from './lifecycle.ts'
import type { Payment } from './list.ts'
import { changeRecurrence, refuseDebtThatRepeats } from './recurrence/recurrence.ts'
import { changePayment, lockPayment, voidApprovals } from './repository.ts'
import type { PaymentKind, PaymentRow } from './table.ts'

export type PaymentEdit = Omit<NewPayment, 'kind'> & {
  version: number
  /** If given, it must equal the payment's kind. */
  kind?: PaymentKind | null | undefined
  /** Also changes future payments of its series. */
  updateSeries?: boolean
}

/** Replaces the values of a payment. Changing approved content voids the approvals. */
export async function updatePayment(tx: Tx, files: Files, id: string, edit: PaymentEdit): Promise<PaymentRow> {
  const before = await lockPayment(tx, id)
  if (!before) throw new Refusal(commonErrors.notFound)
  // Reported before errors in the values: what the user saw is no longer current.
  if (before.version !== edit.version) throw new Refusal(commonErrors.staleVersion)
  if (!isPossible(before, 'UPDATE')) throw new Refusal(codes.transferStatusInvalid)
  refuseConversion(before.kind, edit)
  refuseDebtThatRepeats(edit)
  const content = await checkedContent(tx, before.kind, edit, id)
  const isOther = !content.contentHash.equals(before.contentHash)
  if (isOther && !edit.allowDuplicate) await refuseDuplicate(tx, content, id)
  const { recurrenceId, changesLater } = await changeRecurrence(tx, before, edit)
  const after = await changePayment(
    tx,
    id,
    'UPDATE',
    { ...(isOther ? content : keepingPlan(tx, content, before)), recurrenceId },
    edit.version,
  )
  if (!after) throw new Refusal(codes.transferStatusInvalid)
  if (isOther) await voidApprovals(tx, id)
  else if (tx.actorId !== null && !before.approveOwn) await voidApprovals(tx, id, tx.actorId)
  await attachFiles(tx, files, id, edit.fileIds ?? [])
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'PAYMENT',
    recordId: id,
    recordLabel: after.number,
    changes: [
      ...changesBetween(await describePayment(tx, before), await describePayment(tx, after), paymentFields),
      ...(changesLater ? [{ field: 'laterPayments', before: null, after: after.number }] : []),
    ],
  })
  emitPaymentChanged(tx, after)
  if (before.fromAccountId !== after.fromAccountId || before.billId !== after.billId) emitPaymentChanged(tx, before)
  return after
}

/** Existing approvals fill steps of the former plan, for its former date. The editor's own doesn't count. */
function keepingPlan(
  { actorId }: Tx,
  content: PaymentContent,
  { approvalPlan, approveOwn, approverIds, valueDate }: Payment,
): PaymentContent {
  const given = approveOwn ? approverIds : approverIds.filter(person => person !== actorId)
  return { ...content, approvalPlan, valueDate, openTo: openTo(approvalPlan, given) }
}

function refuseConversion(kind: PaymentKind, edit: PaymentEdit): void {
  const asked = edit.kind ?? (edit.counterpartyAccountId ? 'PAYMENT' : kind)
  if (asked === kind) return
  const error = kind === 'TRANSFER' ? codes.transferCannotBecomePayment : codes.paymentCannotBecomeTransfer
  throw new Refusal(error, { path: 'kind' })
}
