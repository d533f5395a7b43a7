// The records of conversations: their tables, and who may read and write about them.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { invoice } from '../invoices/public.ts'
import { salesOrder } from '../salesOrders/public.ts'
import { conversationMessage as message, type MessageRow, type Visibility, VISIBILITIES } from './table.ts'

export const KINDS = ['SALES_ORDER', 'INVOICE'] as const
export type Kind = (typeof KINDS)[number]
export type RecordKey = { kind: Kind; recordId: string }

const APPROVE = 'invoicing.invoices.approve'
export const PERMISSIONS = {
  SALES_ORDER: { view: 'invoicing.salesOrders.view', manage: 'invoicing.salesOrders.manage' },
  INVOICE: { view: 'invoicing.invoices.view', manage: 'invoicing.invoices.manage' },
} as const satisfies Record<Kind, { view: string; manage: string }>

export const ofRecord = ({ kind, recordId }: RecordKey): SQL =>
  eq(kind === 'SALES_ORDER' ? message.orderId : message.invoiceId, recordId)

export const recordOf = ({ orderId, invoiceId }: Pick<MessageRow, 'orderId' | 'invoiceId'>): RecordKey =>
  orderId === null ? { kind: 'INVOICE', recordId: invoiceId! } : { kind: 'SALES_ORDER', recordId: orderId }

type Rights = Pick<Caller, 'permissions'>

/**
 * To whom this caller may write. To members: users who change or decide on such records. To the customer, on behalf of the organization:
 * users who change them.
 */
export const visibilitiesFor = (kind: Kind, { permissions }: Rights): Visibility[] =>
  VISIBILITIES.filter(
    visibility =>
      permissions.has(PERMISSIONS[kind].view) &&
      (permissions.has(PERMISSIONS[kind].manage) || (visibility === 'INTERNAL' && permissions.has(APPROVE))),
  )

/** A record as a conversation needs it. */
export type Talked = RecordKey & {
  /** Null for drafts. */
  number: string | null
  customerId: string
  customerName: string
  createdBy: string | null
  /** The customer sees it in the portal. */
  isShown: boolean
}

/** Locks the record until the transaction ends; refuses with G-7 if it doesn't exist. */
export async function holdRecord(tx: Tx, key: RecordKey): Promise<Talked> {
  const { organizationId } = tx
  const [row] =
    key.kind === 'SALES_ORDER'
      ? await tx
          .select({
            number: sql<string | null>`${salesOrder.number}`,
            customerId: salesOrder.customerId,
            customerName: salesOrder.customerName,
            createdBy: salesOrder.createdBy,
            isShown: sql<boolean>`${salesOrder.approvedAt} is not null`,
          })
          .from(salesOrder)
          .where(and(eq(salesOrder.organizationId, organizationId), eq(salesOrder.id, key.recordId)))
          .for('key share')
      : await tx
          .select({
            number: invoice.number,
            customerId: invoice.customerId,
            customerName: invoice.customerName,
            createdBy: invoice.createdBy,
            isShown: sql<boolean>`${invoice.number} is not null`,
          })
          .from(invoice)
          .where(and(eq(invoice.organizationId, organizationId), eq(invoice.id, key.recordId)))
          .for('key share')
  if (!row) throw new Refusal(commonErrors.notFound)
  return { ...key, ...row }
}
