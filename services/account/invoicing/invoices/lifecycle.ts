// The lifecycle of invoices. The service enforces this table and derives `allowedActions` from it, and the tests cover every cell.
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
  /** The resulting status; `SAME`: unchanged. */
  readonly to: InvoiceStatus | 'SAME' | 'GONE'
  readonly permission: string
  /** The required status of the paper copy. */
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
  // A paid invoice only if its total was zero, a partially paid one only if it was imported so.
  CANCEL: { from: ISSUED_STATUSES, to: 'CANCELED', permission: DECIDE },
  SEND: { from: ISSUED_STATUSES, to: 'SAME', permission: MANAGE },
  SHIP: { from: ISSUED_STATUSES, to: 'SAME', permission: MANAGE, delivery: 'OPEN' },
  RECEIVE: { from: ISSUED_STATUSES, to: 'SAME', permission: MANAGE, delivery: 'SHIPPED' },
  // Edits what remains editable after issue, but nothing that affects the amount owed.
  ANNOTATE: { from: ISSUED_STATUSES, to: 'SAME', permission: MANAGE },
}

/** The parts of an invoice that the table needs. */
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
  /** The organization lets users approve their own entries. */
  approveOwn: boolean
  /** An approved memo credits a part of it, wherever that is applied. */
  isCredited: boolean
}

export type Obstacle = 'STATUS' | 'SETTLED' | 'DEDUCTED'

/** What prevents an action for every user; undefined: nothing. */
export function obstacleTo(
  action: InvoiceAction,
  row: Omit<LifecycleState, 'authorIds' | 'approveOwn'>,
): Obstacle | undefined {
  const { from, delivery } = LIFECYCLE[action]
  // If something is paid or credited, report that as the obstacle, whatever the status.
  const isPaid =
    (row.status === 'PARTIALLY_PAID' && row.settledBeforeMinor === 0n) ||
    (row.status === 'PAID' && row.totalMinor > 0n) ||
    row.status === 'WRITTEN_OFF'
  const isTouched = row.isCredited || row.remainingMinor + row.settledBeforeMinor < row.totalMinor
  const isOpen = row.status === 'ISSUED' || row.status === 'PARTIALLY_PAID'
  if (action === 'CANCEL' && (isPaid || (isOpen && isTouched))) return 'SETTLED'
  if (!from.includes(row.status)) return 'STATUS'
  // An invoice issued elsewhere has no PDF to send.
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
