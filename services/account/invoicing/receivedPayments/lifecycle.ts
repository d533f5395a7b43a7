// The one table of what may be done to a payment received. The service enforces it, answers `allowedActions` from it, and the tests walk every cell.
import { isOwn } from '../../organizations/public.ts'
import type { ReceivedPaymentRow, ReceivedPaymentStatus } from './table.ts'

export const RECEIVED_PAYMENT_ACTIONS = ['CONFIRM', 'APPLY', 'SEND', 'CANCEL'] as const
export type ReceivedPaymentAction = (typeof RECEIVED_PAYMENT_ACTIONS)[number]

const MANAGE = 'invoicing.payments.manage'

export const LIFECYCLE: Readonly<Record<ReceivedPaymentAction, { readonly from: readonly ReceivedPaymentStatus[] }>> = {
  CONFIRM: { from: ['PENDING'] },
  APPLY: { from: ['SUCCEEDED'] },
  SEND: { from: ['SUCCEEDED'] },
  CANCEL: { from: ['PENDING', 'SUCCEEDED'] },
}

/** A payment as far as the table looks at it. */
export type LifecycleState = Pick<ReceivedPaymentRow, 'status' | 'verification' | 'unappliedMinor' | 'authorIds'> & {
  /** The organization lets people approve what they made. */
  approveOwn: boolean
}

/** What is left of a claim pays nothing: nobody has seen it yet. */
export const isUsable = ({
  verification,
  unappliedMinor,
}: Pick<LifecycleState, 'verification' | 'unappliedMinor'>): boolean =>
  unappliedMinor > 0n && verification !== 'UNVERIFIED'

/** It is acknowledged once it counts: a claim has no receipt, and what was taken back has none any more. */
export const hasReceipt = ({ status, verification }: Pick<LifecycleState, 'status' | 'verification'>): boolean =>
  status === 'SUCCEEDED' && verification !== 'UNVERIFIED'

export const isPossible = (
  action: ReceivedPaymentAction,
  row: Pick<LifecycleState, 'status' | 'verification' | 'unappliedMinor'>,
): boolean =>
  LIFECYCLE[action].from.includes(row.status) &&
  (action !== 'APPLY' || isUsable(row)) &&
  (action !== 'SEND' || hasReceipt(row)) &&
  // What the bank shows is undone where it was matched.
  (action !== 'CANCEL' || row.verification !== 'VERIFIED')

type Viewer = { actorId: string | null; permissions: ReadonlySet<string> }

/** What this viewer can do with the payment now. */
export const allowedActions = (row: LifecycleState, viewer: Viewer): ReceivedPaymentAction[] =>
  viewer.permissions.has(MANAGE)
    ? RECEIVED_PAYMENT_ACTIONS.filter(
        action => isPossible(action, row) && (action !== 'CONFIRM' || !isOwn(row, viewer)),
      )
    : []
