// Updates an issued invoice's remaining amount when something pays or credits it.
import { stepped } from '../../../kit/database/stepped.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { lockOrder } from '../salesOrders/public.ts'
import { recordInvoiceChange } from './describe.ts'
import { owedChanged } from './events.ts'
import { nextDueOf } from './figures.ts'
import { type Invoice, invoiceList } from './list.ts'
import { settleOrder } from './reserve.ts'
import { invoice as table, type InvoiceRow, ISSUED_STATUSES } from './table.ts'

const LIVE: readonly InvoiceRow['status'][] = ISSUED_STATUSES
export const isLive = ({ status }: Pick<InvoiceRow, 'status'>): boolean => LIVE.includes(status)

/** Locks the orders of these invoices in a fixed order, before the invoices themselves. Issued invoices keep their order. */
export async function lockOrdersOf(tx: Tx, invoices: readonly Pick<InvoiceRow, 'orderId'>[]): Promise<void> {
  const ids = new Set(invoices.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))
  for (const id of [...ids].toSorted()) await lockOrder(tx, id)
}

/** Locks invoices in a fixed order until the transaction ends: concurrent payments, credits, exports, decisions and cancellations wait. */
export async function holdInvoices(tx: Tx, ids: readonly string[]): Promise<void> {
  const wanted = and(eq(table.organizationId, tx.organizationId), among(table.id, ids))
  await tx.select({ id: table.id }).from(table).where(wanted).orderBy(asc(table.id)).for('no key update')
}

/** These invoices, locked. */
export async function lockInvoices(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Invoice>> {
  if (ids.length === 0) return new Map()
  await holdInvoices(tx, ids)
  const found = new Map((await invoiceList.read(tx, ids)).map(row => [row.id, row]))
  if (ids.some(id => !found.has(id))) throw new Refusal(commonErrors.notFound)
  return new Map(ids.map(id => [id, found.get(id)!]))
}

export type Settlement = {
  /** Minor units of the total that are settled; negative: reopened. */
  amountMinor: bigint
  /** The part of it that the customer no longer withholds. */
  withheldMinor: bigint
  /** The part of it that only a claim covers, and that still counts toward the credit limit. */
  unverifiedMinor?: bigint
  /** The part of it that was written off. */
  writtenOffMinor?: bigint
}

type Owed = Pick<InvoiceRow, 'remainingMinor' | 'totalMinor' | 'withheldOpenMinor' | 'writtenOffMinor'>

/** The status of an issued invoice: a written-off amount doesn't count as paid, even while its slip is missing. */
export const statusOf = ({ remainingMinor, totalMinor, withheldOpenMinor, writtenOffMinor }: Owed) => {
  if (writtenOffMinor > 0n && remainingMinor === withheldOpenMinor) return 'WRITTEN_OFF'
  if (remainingMinor === 0n) return 'PAID'
  return remainingMinor < totalMinor ? 'PARTIALLY_PAID' : 'ISSUED'
}

/** Settles a part of an issued invoice, or reopens it. The caller holds its lock and then updates its order. */
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
  recordInvoiceChange(tx, { action: 'UPDATED', before, after })
  await tx.raise(owedChanged, { invoice: after })
}

/** Updates the locked orders of these invoices by their invoices. */
export async function settleOrdersOf(tx: Tx, invoices: readonly Pick<InvoiceRow, 'orderId'>[]): Promise<void> {
  const ids = new Set(invoices.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))
  for (const id of [...ids].toSorted()) await settleOrder(tx, id)
}

/** Reserves a part of an advance's base, so that no other invoice deducts it, or releases it; false: not enough is left. */
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
