import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../i18n/messages.ts'
import type { Invoice, Order } from './calls.ts'
import type { PurchaseOrder } from './purchaseCalls.ts'

type Tone = 'open' | 'part' | 'done' | 'late' | 'idle'
type Mark = { id: MessageId; tone: Tone }

const isPositive = ({ amount }: { readonly amount: string }) => /[1-9]/.test(amount) && !amount.startsWith('-')

/** The status of an invoice in the customer's terms. */
export function invoiceMark({ status, isOverdue, toPay, withheldOpen, unverified, checking }: Invoice): Mark {
  if (status === 'WRITTEN_OFF') return { id: 'portal.invoice.WRITTEN_OFF', tone: 'idle' }
  if (status === 'CANCELED') return { id: 'portal.invoice.CANCELED', tone: 'idle' }
  if (isPositive(checking)) return { id: 'portal.invoice.CHECKING', tone: 'part' }
  if (isOverdue) return { id: 'portal.invoice.OVERDUE', tone: 'late' }
  if (isPositive(unverified)) return { id: 'portal.invoice.UNVERIFIED', tone: 'part' }
  if (!isPositive(toPay) && isPositive(withheldOpen)) return { id: 'portal.invoice.SLIP_AWAITED', tone: 'part' }
  if (status === 'PAID') return { id: 'portal.invoice.PAID', tone: 'done' }
  if (status === 'PARTIALLY_PAID') return { id: 'portal.invoice.PARTIALLY_PAID', tone: 'part' }
  return { id: 'portal.invoice.ISSUED', tone: 'open' }
}

const ORDER: Readonly<Record<string, Mark>> = {
  OPEN: { id: 'portal.order.OPEN', tone: 'open' },
  PARTIALLY_FULFILLED: { id: 'portal.order.PARTIALLY_FULFILLED', tone: 'part' },
  FULFILLED: { id: 'portal.order.FULFILLED', tone: 'done' },
  CLOSED: { id: 'portal.order.CLOSED', tone: 'idle' },
  REJECTED: { id: 'portal.order.REJECTED', tone: 'idle' },
  CANCELED: { id: 'portal.order.CANCELED', tone: 'idle' },
}
export const orderMark = ({ status }: Order): Mark => ORDER[status] ?? { id: 'portal.order.OPEN', tone: 'open' }

const PURCHASE: Readonly<Record<string, Mark>> = {
  OPEN: { id: 'portal.purchase.OPEN', tone: 'open' },
  ACCEPTED: { id: 'portal.purchase.ACCEPTED', tone: 'done' },
  REJECTED: { id: 'portal.purchase.REJECTED', tone: 'late' },
  CANCELED: { id: 'portal.purchase.CANCELED', tone: 'idle' },
  CLOSED: { id: 'portal.purchase.CLOSED', tone: 'idle' },
}
export const purchaseMark = ({ status }: PurchaseOrder): Mark =>
  PURCHASE[status] ?? { id: 'portal.purchase.OPEN', tone: 'open' }

export function PortalStatus({ mark: { id, tone } }: { mark: Mark }) {
  return (
    <span className={`portal-status ${tone}`}>
      <FormattedMessage id={id} />
    </span>
  )
}
