// The one table of what may be done to an invoice. The service enforces it, answers `allowedActions` from it, and the tests walk every cell.
import { isOwn } from '../../organizations/public.ts'
import { type DeliveryStatus, type InvoiceRow, type InvoiceStatus, ISSUED_STATUSES } from './table.ts'

export const INVOICE_ACTIONS = [
  'UPDATE',
  'DELETE',
  'SUBMIT',
  'RETURN',
  'APPROVE',
  'CANCEL',
  'SEND',
  'SHIP',
  'RECEIVE',
  'ANNOTATE',
] as const
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number]

type Rule = {
  readonly from: readonly InvoiceStatus[]
  /** Where it leads to; `SAME`: it stays where it is. */
  readonly to: InvoiceStatus | 'SAME' | 'GONE'
  readonly permission: string
  /** Where the paper copy must be. */
  readonly delivery?: DeliveryStatus
}

const MANAGE = 'invoicing.invoices.manage'
const DECIDE = 'invoicing.invoices.approve'

export const LIFECYCLE: Readonly<Record<InvoiceAction, Rule>> = {
  UPDATE: { from: ['DRAFT', 'WAITING_APPROVAL'], to: 'DRAFT', permission: MANAGE },
  DELETE: { from: ['DRAFT'], to: 'GONE', permission: MANAGE },
  SUBMIT: { from: ['DRAFT'], to: 'WAITING_APPROVAL', permission: MANAGE },
  RETURN: { from: ['WAITING_APPROVAL'], to: 'DRAFT', permission: DECIDE },
  APPROVE: { from: ['WAITING_APPROVAL'], to: 'ISSUED', permission: DECIDE },
  // A paid one only where nothing had to be paid, one that is paid in part only where it came so.
  CANCEL: { from: ISSUED_STATUSES, to: 'CANCELED', permission: DECIDE },
  SEND: { from: ISSUED_STATUSES, to: 'SAME', permission: MANAGE },
  SHIP: { from: ISSUED_STATUSES, to: 'SAME', permission: MANAGE, delivery: 'OPEN' },
  RECEIVE: { from: ISSUED_STATUSES, to: 'SAME', permission: MANAGE, delivery: 'SHIPPED' },
  // What may still be said of one that is issued: nothing of what is owed.
  ANNOTATE: { from: ISSUED_STATUSES, to: 'SAME', permission: MANAGE },
}

/** An invoice as far as the table looks at it. */
export type LifecycleState = Pick<
  InvoiceRow,
  | 'status'
  | 'deliveryStatus'
  | 'authorIds'
  | 'remainingMinor'
  | 'totalMinor'
  | 'consumedMinor'
  | 'settledBeforeMinor'
  | 'openedOn'
> & {
  /** The organization lets people approve what they made. */
  approveOwn: boolean
  /** An approved memo credits a part of it, wherever that is applied. */
  isCredited: boolean
}

export type Obstacle = 'STATUS' | 'SETTLED' | 'DEDUCTED'

/** What stands in the way of an action, whoever wants it; undefined: nothing. */
export function obstacleTo(
  action: InvoiceAction,
  row: Omit<LifecycleState, 'authorIds' | 'approveOwn'>,
): Obstacle | undefined {
  const { from, delivery } = LIFECYCLE[action]
  // Something of it is paid or credited: that is what says so, wherever it stands.
  const isPaid =
    (row.status === 'PARTIALLY_PAID' && row.settledBeforeMinor === 0n) ||
    (row.status === 'PAID' && row.totalMinor > 0n) ||
    row.status === 'WRITTEN_OFF'
  const isTouched = row.isCredited || row.remainingMinor + row.settledBeforeMinor < row.totalMinor
  const isOpen = row.status === 'ISSUED' || row.status === 'PARTIALLY_PAID'
  if (action === 'CANCEL' && (isPaid || (isOpen && isTouched))) return 'SETTLED'
  if (!from.includes(row.status)) return 'STATUS'
  // What was issued elsewhere has no PDF of ours to send.
  if (action === 'SEND' && row.openedOn !== null) return 'STATUS'
  if (delivery !== undefined && row.deliveryStatus !== delivery) return 'STATUS'
  return action === 'CANCEL' && row.consumedMinor > 0n ? 'DEDUCTED' : undefined
}

type Viewer = { actorId: string | null; permissions: ReadonlySet<string> }

/** What this viewer can do with the invoice now. */
export const allowedActions = (row: LifecycleState, viewer: Viewer): InvoiceAction[] =>
  INVOICE_ACTIONS.filter(
    action =>
      viewer.permissions.has(LIFECYCLE[action].permission) &&
      obstacleTo(action, row) === undefined &&
      (action !== 'APPROVE' || !isOwn(row, viewer)),
  )
