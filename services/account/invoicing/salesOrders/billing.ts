// What invoices make of their order: what of it is not invoiced yet, and how far it is paid.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { fraction, halfUp, vatOf } from '../amounts/public.ts'
import { tellOrder } from './describe.ts'
import type { SalesOrder } from './list.ts'
import { readLines } from './repository.ts'
import { type ORDER_PAYMENT_STATUSES, salesOrder as table, type SalesOrderLineRow } from './table.ts'

/** The issued invoices of an order, together. */
export type Billing = {
  /** Ten-thousandths of a unit on them, by line of the order. */
  issued: ReadonlyMap<string, bigint>
  count: number
  /** Less what memos credit of them. */
  totalMinor: bigint
  /** What nobody has paid, credited or withheld with a slip. */
  remainingMinor: bigint
  /** Of advances, what no invoice has deducted yet, without VAT. */
  undeductedMinor: bigint
}

type BilledLine = Pick<SalesOrderLineRow, 'id' | 'ordered' | 'baseMinor' | 'credited'>
type BilledOrder = Pick<
  SalesOrder,
  'approvedAt' | 'status' | 'vatTreatment' | 'orderDate' | 'currency' | 'totalMinor' | 'paymentStatus'
>

/** What counts against the customer's credit limit: the value with VAT of what is approved and on no issued invoice. */
export function uninvoicedOf(order: BilledOrder, lines: readonly BilledLine[], billing: Billing): bigint {
  const isOpen = order.status === 'OPEN' || order.status === 'PARTIALLY_FULFILLED' || order.status === 'FULFILLED'
  if (!isOpen || order.approvedAt === null) return 0n
  const left = lines.reduce((sum, { id, ordered, baseMinor, credited }) => {
    const open = ordered - (billing.issued.get(id) ?? 0n) + credited
    return sum + halfUp(fraction(baseMinor * (open > 0n ? open : 0n), ordered))
  }, 0n)
  const baseMinor = left > billing.undeductedMinor ? left - billing.undeductedMinor : 0n
  const { vatTreatment: treatment, orderDate: date, currency } = order
  const value = baseMinor + vatOf({ baseMinor, treatment, date, currency })
  return value < order.totalMinor ? value : order.totalMinor
}

/** How far the invoices of an order are paid: all of it is when all of it is invoiced and nothing remains; credited ones are none. */
export function paymentStatusOf(
  lines: readonly BilledLine[],
  { issued, count, totalMinor, remainingMinor }: Billing,
): (typeof ORDER_PAYMENT_STATUSES)[number] {
  if (count === 0) return 'UNBILLED'
  const isAllInvoiced = lines.every(({ id, ordered, credited }) => (issued.get(id) ?? 0n) - credited >= ordered)
  if (isAllInvoiced && remainingMinor === 0n) return 'PAID'
  // What is credited may be owed again, until the memo is used.
  if (totalMinor === 0n && remainingMinor === 0n) return 'UNBILLED'
  return remainingMinor < totalMinor ? 'PARTIALLY_PAID' : 'UNPAID'
}

/** Brings the order, which is locked by the caller, to where its invoices say that it stands. */
export async function deriveBilling(tx: Tx, before: SalesOrder, billing: Billing): Promise<void> {
  const lines = await readLines(tx, [before.id])
  const [after] = await tx
    .update(table)
    .set({
      uninvoicedMinor: uninvoicedOf(before, lines, billing),
      paymentStatus: paymentStatusOf(lines, billing),
      version: sql`${table.version} + 1`,
    })
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.id, before.id), eq(table.version, before.version)))
    .returning()
  if (!after) throw new Error('the order was not locked')
  tellOrder(tx, { action: 'UPDATED', before, after })
}
