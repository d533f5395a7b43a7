// How what pays or credits an issued invoice changes what remains of it.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { lockOrder } from '../salesOrders/public.ts'
import { tellInvoice } from './describe.ts'
import { owedChanged } from './events.ts'
import { nextDueOf } from './figures.ts'
import { type Invoice, invoiceList } from './list.ts'
import { stepped } from './repository.ts'
import { settleOrder } from './reserve.ts'
import { invoice as table, type InvoiceRow, ISSUED_STATUSES } from './table.ts'

const LIVE: readonly InvoiceRow['status'][] = ISSUED_STATUSES
export const isLive = ({ status }: Pick<InvoiceRow, 'status'>): boolean => LIVE.includes(status)

/** The locks of the orders of these invoices, in one order; those of the invoices themselves come after. Issued ones keep their order. */
export async function lockOrdersOf(tx: Tx, invoices: readonly Pick<InvoiceRow, 'orderId'>[]): Promise<void> {
  const ids = new Set(invoices.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))
  for (const id of [...ids].toSorted()) await lockOrder(tx, id)
}

/** Holds invoices until the end, in one order: whoever pays, credits, exports, decides or cancels one meanwhile waits. */
export async function holdInvoices(tx: Tx, ids: readonly string[]): Promise<void> {
  const wanted = and(eq(table.organizationId, tx.organizationId), among(table.id, ids))
  await tx.select({ id: table.id }).from(table).where(wanted).orderBy(asc(table.id)).for('no key update')
}

/** These invoices with their locks. */
export async function lockInvoices(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Invoice>> {
  if (ids.length === 0) return new Map()
  await holdInvoices(tx, ids)
  const found = new Map((await invoiceList.read(tx, ids)).map(row => [row.id, row]))
  if (ids.some(id => !found.has(id))) throw new Refusal(commonErrors.notFound)
  return new Map(ids.map(id => [id, found.get(id)!]))
}

export type Settlement = {
  /** Minor units of the total that are settled; negative: that are open again. */
  amountMinor: bigint
  /** Of that, what the customer withholds no more. */
  withheldMinor: bigint
  /** Of it, what rests on a claim alone, and still counts as owed against the credit limit. */
  unverifiedMinor?: bigint
  /** Of it, what was written off. */
  writtenOffMinor?: bigint
}

type Owed = Pick<InvoiceRow, 'remainingMinor' | 'totalMinor' | 'withheldOpenMinor' | 'writtenOffMinor'>

/** Where an issued invoice stands: what was written off is not paid, also while its slip is awaited. */
export const statusOf = ({ remainingMinor, totalMinor, withheldOpenMinor, writtenOffMinor }: Owed) => {
  if (writtenOffMinor > 0n && remainingMinor === withheldOpenMinor) return 'WRITTEN_OFF'
  if (remainingMinor === 0n) return 'PAID'
  return remainingMinor < totalMinor ? 'PARTIALLY_PAID' : 'ISSUED'
}

/** Settles a part of an issued invoice, or opens it again. It is locked by the caller, who brings its order to where it stands after. */
export async function settleInvoice(
  tx: Tx,
  before: Invoice,
  { amountMinor, withheldMinor, unverifiedMinor = 0n, writtenOffMinor = 0n }: Settlement,
) {
  const owed = {
    totalMinor: before.totalMinor,
    withheldMinor: before.withheldMinor,
    remainingMinor: before.remainingMinor - amountMinor,
    withheldOpenMinor: before.withheldOpenMinor - withheldMinor,
    writtenOffMinor: before.writtenOffMinor + writtenOffMinor,
  }
  const status = statusOf(owed)
  const [after] = await tx
    .update(table)
    .set({
      remainingMinor: owed.remainingMinor,
      withheldOpenMinor: owed.withheldOpenMinor,
      unverifiedMinor: before.unverifiedMinor + unverifiedMinor,
      writtenOffMinor: owed.writtenOffMinor,
      nextDueDate: nextDueOf(owed, before.dueDate, before.milestones),
      ...(status !== before.status && { ...stepped(tx), status }),
      version: sql`${table.version} + 1`,
    })
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.id, before.id),
        eq(table.version, before.version),
        inArray(table.status, ISSUED_STATUSES),
      ),
    )
    .returning()
  if (!after) throw new Refusal(commonErrors.staleVersion)
  tellInvoice(tx, { action: 'UPDATED', before, after })
  await tx.raise(owedChanged, { invoice: after })
}

/** Brings the orders of these invoices, whose locks are held, to where their invoices say that they stand. */
export async function settleOrdersOf(tx: Tx, invoices: readonly Pick<InvoiceRow, 'orderId'>[]): Promise<void> {
  const ids = new Set(invoices.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))
  for (const id of [...ids].toSorted()) await settleOrder(tx, id)
}

/** Takes a part of an advance's base away, so that no invoice deducts it, or gives it back; false: there is not so much. */
export async function moveAdvance(tx: Tx, id: string, baseMinor: bigint): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ consumedMinor: sql`${table.consumedMinor} + ${baseMinor}`, version: sql`${table.version} + 1` })
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.id, id),
        eq(table.kind, 'ADVANCE'),
        sql`${table.consumedMinor} + ${baseMinor} between 0 and ${table.baseMinor}`,
      ),
    )
    .returning({ id: table.id })
  if (rows.length === 1) tx.emit('invoice.changed', id)
  return rows.length === 1
}
