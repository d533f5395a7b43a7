// The lifecycle of credit memos. The service enforces this table and derives `allowedActions` from it, and the tests cover every cell.
import { isOwn } from '../../organizations/public.ts'
import type { CreditMemoKind, CreditMemoRow, CreditMemoStatus, RefundStatus, ReturnNoteStatus } from './table.ts'

export const CREDIT_MEMO_ACTIONS = [
  'UPDATE',
  'DELETE',
  'APPROVE',
  'APPLY',
  'SEND',
  'UNDO',
  'VOID',
  'REFUND',
  'CALL_OFF_REFUND',
  'RECORD_RETURN_NOTE',
  'UNDO_RETURN_NOTE',
] as const
export type CreditMemoAction = (typeof CREDIT_MEMO_ACTIONS)[number]

type Rule = {
  /** By the kind of the memo; other kinds never allow it. */
  readonly from: Readonly<Partial<Record<CreditMemoKind, readonly CreditMemoStatus[]>>>
  readonly permission: string
}

const MANAGE = 'invoicing.creditMemos.manage'
const DECIDE = 'invoicing.invoices.approve'
const DRAFT = ['DRAFT'] as const
const USABLE = ['OPEN', 'PARTIALLY_APPLIED'] as const
const COUNTING = ['OPEN', 'PARTIALLY_APPLIED', 'APPLIED', 'REFUNDING', 'REFUNDED'] as const
const PAYING = ['PARTIALLY_APPLIED', 'APPLIED'] as const
const REFUNDING = ['REFUNDING'] as const

export const LIFECYCLE: Readonly<Record<CreditMemoAction, Rule>> = {
  // A write-off is always the remaining amount, so it can't be edited.
  UPDATE: { from: { CORRECTION: DRAFT }, permission: MANAGE },
  DELETE: { from: { CORRECTION: DRAFT, WRITE_OFF: DRAFT }, permission: MANAGE },
  APPROVE: { from: { CORRECTION: DRAFT, WRITE_OFF: DRAFT }, permission: DECIDE },
  APPLY: { from: { CORRECTION: USABLE, OVERPAYMENT: USABLE }, permission: MANAGE },
  // Only credit that the customer has: no write-off, and no overpayment whose money has not been seen.
  SEND: { from: { CORRECTION: COUNTING, OVERPAYMENT: COUNTING }, permission: MANAGE },
  // A write-off is not the customer's credit: it either pays its invoice or is void.
  UNDO: { from: { CORRECTION: PAYING, OVERPAYMENT: PAYING }, permission: MANAGE },
  // An overpayment is voided only with its payment.
  VOID: { from: { CORRECTION: ['OPEN'], WRITE_OFF: ['APPLIED'] }, permission: DECIDE },
  REFUND: { from: { CORRECTION: USABLE, OVERPAYMENT: USABLE }, permission: DECIDE },
  // While none of it has been paid out.
  CALL_OFF_REFUND: { from: { CORRECTION: REFUNDING, OVERPAYMENT: REFUNDING }, permission: DECIDE },
  // For a tax invoice approved by the tax office, the buyer must report the return.
  RECORD_RETURN_NOTE: { from: { CORRECTION: COUNTING }, permission: MANAGE },
  UNDO_RETURN_NOTE: { from: { CORRECTION: COUNTING }, permission: MANAGE },
}

/** Whether it has a document for the customer: drafts have one marked as such, voided memos too. */
export const hasPaper = ({ kind, status }: Pick<CreditMemoRow, 'kind' | 'status'>): boolean =>
  kind !== 'WRITE_OFF' && status !== 'PENDING'

/** The parts of a memo that the table needs. */
export type LifecycleState = Pick<CreditMemoRow, 'kind' | 'status' | 'authorIds'> & {
  /** The organization lets users approve their own entries. */
  approveOwn: boolean
  /** A draft that would write off an amount other than the cash that its invoice expects now. */
  isStale: boolean
  /** The status of its refund; null: none was requested. */
  refundStatus: RefundStatus | null
  returnNoteStatus: ReturnNoteStatus
}

/** States that allow an action. */
export const statesFor = (action: CreditMemoAction, kind: CreditMemoKind): readonly CreditMemoStatus[] =>
  LIFECYCLE[action].from[kind] ?? []

export function isPossible(
  action: CreditMemoAction,
  { kind, status, refundStatus, returnNoteStatus }: Omit<LifecycleState, 'authorIds' | 'approveOwn' | 'isStale'>,
): boolean {
  if (!statesFor(action, kind).includes(status)) return false
  if (action === 'CALL_OFF_REFUND') return refundStatus === 'ASKED'
  if (action === 'RECORD_RETURN_NOTE') return returnNoteStatus === 'AWAITED'
  if (action === 'UNDO_RETURN_NOTE') return returnNoteStatus === 'RECEIVED'
  // A memo with a return note that the buyer reported to the tax office can't be voided.
  return action !== 'VOID' || returnNoteStatus !== 'RECEIVED'
}

/** The status of an approved memo, by its remaining amount. */
export function statusOf({ remainingMinor, totalMinor }: Pick<CreditMemoRow, 'remainingMinor' | 'totalMinor'>) {
  if (remainingMinor === 0n) return 'APPLIED'
  return remainingMinor < totalMinor ? 'PARTIALLY_APPLIED' : 'OPEN'
}

/** A refund's state in treasury; `isWanted`: the memo still expects the refund. */
type RefundState = { paidMinor: bigint; isClosed: boolean; isWanted: boolean }

/** The next status of a refund, by its state in treasury: money that left counts, even after a cancellation. */
export function refundMoves(
  { status, amountMinor }: { status: RefundStatus; amountMinor: bigint },
  { paidMinor, isClosed, isWanted }: RefundState,
): RefundStatus {
  // Already canceled: money that had left by then may still be returned.
  if (status === 'CALLED_OFF') return 'CALLED_OFF'
  if (paidMinor >= amountMinor) return 'DONE'
  if (isWanted && paidMinor > 0n) return 'PAYING'
  if (!isWanted || status === 'CALLING_OFF') return isClosed ? 'CALLED_OFF' : 'CALLING_OFF'
  return 'ASKED'
}

type Left = Pick<CreditMemoRow, 'status' | 'totalMinor' | 'remainingMinor' | 'refundedMinor'> & {
  /** Money of a refund may still leave. */
  isAsked: boolean
}

/** The status of a memo by its refunds: money that may still leave can't pay invoices. */
export function statusByRefunds({
  status,
  totalMinor,
  remainingMinor,
  refundedMinor,
  isAsked,
}: Left): CreditMemoStatus {
  if (isAsked && remainingMinor > 0n) return 'REFUNDING'
  if (remainingMinor === 0n && refundedMinor > 0n && status !== 'APPLIED') return 'REFUNDED'
  return statusOf({ totalMinor, remainingMinor })
}

type Viewer = { actorId: string | null; permissions: ReadonlySet<string> }

/** What this viewer can do with the memo now. */
export const allowedActions = (row: LifecycleState, viewer: Viewer): CreditMemoAction[] =>
  CREDIT_MEMO_ACTIONS.filter(
    action =>
      viewer.permissions.has(LIFECYCLE[action].permission) &&
      isPossible(action, row) &&
      (action !== 'APPROVE' || !(row.isStale || isOwn(row, viewer))),
  )
