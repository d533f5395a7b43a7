// The one table of what may be done to a credit memo. The service enforces it, answers `allowedActions` from it, and the tests walk every cell.
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
  /** By the kind of the memo: a kind that is not named never allows it. */
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
  // What is written off is what remains: there is nothing to choose.
  UPDATE: { from: { CORRECTION: DRAFT }, permission: MANAGE },
  DELETE: { from: { CORRECTION: DRAFT, WRITE_OFF: DRAFT }, permission: MANAGE },
  APPROVE: { from: { CORRECTION: DRAFT, WRITE_OFF: DRAFT }, permission: DECIDE },
  APPLY: { from: { CORRECTION: USABLE, OVERPAYMENT: USABLE }, permission: MANAGE },
  // As what the customer has: no write-off, and no credit that nobody has seen arrive.
  SEND: { from: { CORRECTION: COUNTING, OVERPAYMENT: COUNTING }, permission: MANAGE },
  // A write-off is no credit of the customer's: it pays its invoice, or it is void.
  UNDO: { from: { CORRECTION: PAYING, OVERPAYMENT: PAYING }, permission: MANAGE },
  // What was overpaid stands and falls with its payment.
  VOID: { from: { CORRECTION: ['OPEN'], WRITE_OFF: ['APPLIED'] }, permission: DECIDE },
  REFUND: { from: { CORRECTION: USABLE, OVERPAYMENT: USABLE }, permission: DECIDE },
  // As long as nothing of it has left.
  CALL_OFF_REFUND: { from: { CORRECTION: REFUNDING, OVERPAYMENT: REFUNDING }, permission: DECIDE },
  // Of what the tax office has approved the buyer says that it is taken back.
  RECORD_RETURN_NOTE: { from: { CORRECTION: COUNTING }, permission: MANAGE },
  UNDO_RETURN_NOTE: { from: { CORRECTION: COUNTING }, permission: MANAGE },
}

/** Whether there is a document of it for the customer: of drafts one that says so, of what was voided too. */
export const hasPaper = ({ kind, status }: Pick<CreditMemoRow, 'kind' | 'status'>): boolean =>
  kind !== 'WRITE_OFF' && status !== 'PENDING'

/** A memo as far as the table looks at it. */
export type LifecycleState = Pick<CreditMemoRow, 'kind' | 'status' | 'authorIds'> & {
  /** The organization lets people approve what they made. */
  approveOwn: boolean
  /** A draft that would write off something else than the cash that its invoice expects by now. */
  isStale: boolean
  /** Where its refund stands; null: none is asked for. */
  refundStatus: RefundStatus | null
  returnNoteStatus: ReturnNoteStatus
}

/** From where an action leads on. */
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
  // What the buyer has told the tax office stands on the memo.
  return action !== 'VOID' || returnNoteStatus !== 'RECEIVED'
}

/** Where an approved memo stands by what is left of it. */
export function statusOf({ remainingMinor, totalMinor }: Pick<CreditMemoRow, 'remainingMinor' | 'totalMinor'>) {
  if (remainingMinor === 0n) return 'APPLIED'
  return remainingMinor < totalMinor ? 'PARTIALLY_APPLIED' : 'OPEN'
}

/** What treasury says of a refund; `isWanted`: its memo stands, so that somebody waits for the money. */
type Told = { paidMinor: bigint; isClosed: boolean; isWanted: boolean }

/** Where a refund comes to by what treasury says of it: money that left counts, whatever people wanted. */
export function refundMoves(
  { status, amountMinor }: { status: RefundStatus; amountMinor: bigint },
  { paidMinor, isClosed, isWanted }: Told,
): RefundStatus {
  // It is over: what had left of it by then may still be taken back.
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

/** Where a memo stands by its refunds: what may still leave can pay nothing. */
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
