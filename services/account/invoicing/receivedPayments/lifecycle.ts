// The lifecycle of received payments. The service enforces this table and derives `allowedActions` from it, and the tests cover every cell.
import { isOwn } from '../../organizations/public.ts'
import {
  PROVIDER_METHODS,
  RECEIVED_PAYMENT_STATUSES,
  type ReceivedPaymentRow,
  type ReceivedPaymentStatus,
} from './table.ts'

export const RECEIVED_PAYMENT_ACTIONS = ['CONFIRM', 'APPLY', 'UNAPPLY', 'SEND', 'CANCEL'] as const
export type ReceivedPaymentAction = (typeof RECEIVED_PAYMENT_ACTIONS)[number]

const MANAGE = 'invoicing.payments.manage'

export const LIFECYCLE: Readonly<Record<ReceivedPaymentAction, { readonly from: readonly ReceivedPaymentStatus[] }>> = {
  CONFIRM: { from: ['PENDING'] },
  APPLY: { from: ['SUCCEEDED'] },
  UNAPPLY: { from: ['SUCCEEDED'] },
  SEND: { from: ['SUCCEEDED'] },
  CANCEL: { from: ['PENDING', 'SUCCEEDED'] },
}

/** What CANCEL makes of a payment: one that never counted has failed, one that counted is canceled. */
export const canceledStatus = (status: ReceivedPaymentStatus): 'FAILED' | 'CANCELED' =>
  status === 'PENDING' ? 'FAILED' : 'CANCELED'

/** The statuses that users see: REFUNDED is canceled because its provider gave money back. */
export const SHOWN_STATUSES = [...RECEIVED_PAYMENT_STATUSES, 'REFUNDED'] as const
export type ShownStatus = (typeof SHOWN_STATUSES)[number]
export const shownStatus = ({
  status,
  refundedMinor,
}: Pick<ReceivedPaymentRow, 'status' | 'refundedMinor'>): ShownStatus => (refundedMinor > 0n ? 'REFUNDED' : status)

/** The parts of a payment that the table needs. */
export type LifecycleState = Pick<
  ReceivedPaymentRow,
  'status' | 'method' | 'verification' | 'unappliedMinor' | 'authorIds'
> & {
  /** The invoices that it pays. */
  invoiceNumbers: readonly string[]
  /** The organization lets users approve their own entries. */
  approveOwn: boolean
  /** Of a claim: whether bank lines show a part of it. */
  isPartlyVerified: boolean
}

/** The rest of a claim can't be applied: the money has not been seen yet. */
export const isUsable = ({
  verification,
  unappliedMinor,
}: Pick<LifecycleState, 'verification' | 'unappliedMinor'>): boolean =>
  unappliedMinor > 0n && verification !== 'UNVERIFIED'

/** A receipt exists once the payment counts: not for claims, and not after its cancellation. */
export const hasReceipt = ({ status, verification }: Pick<LifecycleState, 'status' | 'verification'>): boolean =>
  status === 'SUCCEEDED' && verification !== 'UNVERIFIED'

/** A provider received it: it is authoritative, so users move the money between invoices, and cancel nothing. */
export const isOfProvider = ({ method }: Pick<LifecycleState, 'method'>): boolean =>
  PROVIDER_METHODS.some(known => known === method)

export const isPossible = (
  action: ReceivedPaymentAction,
  row: Omit<LifecycleState, 'authorIds' | 'approveOwn' | 'isPartlyVerified'>,
): boolean =>
  LIFECYCLE[action].from.includes(row.status) &&
  (action !== 'APPLY' || isUsable(row)) &&
  (action !== 'UNAPPLY' || (isOfProvider(row) && row.invoiceNumbers.length > 0)) &&
  (action !== 'SEND' || hasReceipt(row)) &&
  // What the bank shows is undone where it was matched.
  (action !== 'CANCEL' || row.verification !== 'VERIFIED')

type Viewer = { actorId: string | null; permissions: ReadonlySet<string> }

/** What this viewer can do with the payment now. */
export const allowedActions = (row: LifecycleState, viewer: Viewer): ReceivedPaymentAction[] =>
  viewer.permissions.has(MANAGE)
    ? RECEIVED_PAYMENT_ACTIONS.filter(
        action =>
          isPossible(action, row) &&
          (action !== 'CONFIRM' || !isOwn(row, viewer)) &&
          (action !== 'CANCEL' || (!isOfProvider(row) && !row.isPartlyVerified)),
      )
    : []
