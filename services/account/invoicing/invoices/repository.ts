// SQL of single invoices and their lines; lists are in list.ts.
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors, type ErrorRow } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { isOwn, mayApprove } from '../../organizations/public.ts'
import { type CustomerRow, holdActiveCustomer } from '../customers/public.ts'
import { lockOrder, type SalesOrder } from '../salesOrders/public.ts'
import { codes } from './errors.ts'
import { type InvoiceAction, LIFECYCLE, type Obstacle, obstacleTo } from './lifecycle.ts'
import { type Invoice, invoiceList } from './list.ts'
import { invoice as table, invoiceLine, type InvoiceLineRow, type InvoiceRow } from './table.ts'

const withId = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))

const REFUSALS: Readonly<Record<Obstacle, ErrorRow>> = {
  STATUS: codes.invoiceStatus,
  SETTLED: codes.invoiceSettled,
  DEDUCTED: codes.invoiceDeduction,
}

export async function readInvoice(tx: Tx, id: string): Promise<Invoice> {
  const row = await invoiceList.readOne(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

export type Locked = { before: Invoice; order: SalesOrder | undefined; customer: CustomerRow | undefined }
type Wanted = {
  id: string
  action: InvoiceAction
  version?: number | undefined
  /** Its customer must be active and is locked. */
  customer?: boolean
}

/**
 * Locks the invoice, in a state that allows the action, and before it what changes with it: customer, order, invoice. Code that needs
 * several of these locks takes them in that order, and the number's series last.
 */
export async function lockInvoiceFor(
  tx: Tx,
  { id, action, version, customer: wanted = false }: Wanted,
): Promise<Locked> {
  const seen = await readInvoice(tx, id)
  const customer = wanted ? await holdActiveCustomer(tx, seen.customerId) : undefined
  const order = seen.orderId === null ? undefined : await lockOrder(tx, seen.orderId)
  const before = await lockInvoice(tx, id, action, version)
  // It was moved to another customer or order meanwhile, whose lock we don't have.
  if (before.customerId !== seen.customerId || before.orderId !== seen.orderId)
    throw new Refusal(commonErrors.staleVersion)
  return { before, order, customer }
}

/** Locks only the invoice; the caller holds the other locks. */
export async function lockInvoice(tx: Tx, id: string, action: InvoiceAction, version?: number): Promise<Invoice> {
  const [locked] = await tx.select({ id: table.id }).from(table).where(withId(tx, id)).for('no key update')
  if (!locked) throw new Refusal(commonErrors.notFound)
  const before = await readInvoice(tx, id)
  if (version !== undefined && before.version !== version) throw new Refusal(commonErrors.staleVersion)
  const obstacle = obstacleTo(action, before)
  if (obstacle) throw new Refusal(REFUSALS[obstacle])
  return before
}

type Changes = Partial<Omit<InvoiceRow, 'organizationId' | 'id' | 'version' | 'authorIds'>> & {
  authorIds?: string[] | SQL
}

/** Changes an invoice in a state that allows the action. Its authors can't approve it, unless the organization lets them. */
export async function changeInvoice(
  tx: Tx,
  before: Invoice,
  action: InvoiceAction,
  values: Changes,
): Promise<InvoiceRow> {
  const [row] = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(
      and(
        withId(tx, before.id),
        eq(table.version, before.version),
        inArray(table.status, [...LIFECYCLE[action].from]),
        action === 'APPROVE' ? mayApprove(tx, table.authorIds) : undefined,
      ),
    )
    .returning()
  // The row is locked, so only the control can have changed.
  if (!row) throw new Refusal(isOwn(before, tx) ? codes.invoiceOwn : commonErrors.staleVersion)
  return row
}

/** The lines of these invoices, in order. */
export const readInvoiceLines = (tx: Tx, invoiceIds: readonly string[]): Promise<InvoiceLineRow[]> =>
  tx
    .select()
    .from(invoiceLine)
    .where(and(eq(invoiceLine.organizationId, tx.organizationId), among(invoiceLine.invoiceId, invoiceIds)))
    .orderBy(asc(invoiceLine.invoiceId), asc(invoiceLine.place))

/** Deletes an invoice that was never issued, with its lines, milestones and revisions. */
export const removeInvoice = (tx: Tx, { id, version }: Invoice) =>
  tx.delete(table).where(and(withId(tx, id), eq(table.version, version), eq(table.status, 'DRAFT')))
