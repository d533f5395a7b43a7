// How invoices affect their order: what of it is not invoiced yet, and how much is paid.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { fraction, halfUp, vatOf } from '../amounts/public.ts'
import { recordOrderChange } from './describe.ts'
import type { SalesOrder } from './list.ts'
import { readLines } from './repository.ts'
import { type ORDER_PAYMENT_STATUSES, salesOrder as table, type SalesOrderLineRow } from './table.ts'

/** The sums of an order's issued invoices. */
export type Billing = {
  /** Their quantities in ten-thousandths of a unit, by order line. */
  issued: ReadonlyMap<string, bigint>
  count: number
  /** Minus what memos credit of them. */
  totalMinor: bigint
  /** What is not yet paid, credited, or covered by a slip. */
  remainingMinor: bigint
  /** The part of advances that no invoice has deducted yet, without VAT. */
  undeductedMinor: bigint
}

type BilledLine = Pick<SalesOrderLineRow, 'id' | 'ordered' | 'baseMinor' | 'credited'>
type BilledOrder = Pick<
  SalesOrder,
  'approvedAt' | 'status' | 'vatTreatment' | 'orderDate' | 'currency' | 'totalMinor' | 'paymentStatus'
>

/** The part that counts toward the customer's credit limit: the approved value with VAT that is on no issued invoice. */
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

/** How much of an order's invoices is paid: PAID when everything is invoiced and nothing remains; fully credited invoices don't count. */
export function paymentStatusOf(
  lines: readonly BilledLine[],
  { issued, count, totalMinor, remainingMinor }: Billing,
): (typeof ORDER_PAYMENT_STATUSES)[number] {
  if (count === 0) return 'UNBILLED'
  const isAllInvoiced = lines.every(({ id, ordered, credited }) => (issued.get(id) ?? 0n) - credited >= ordered)
  if (isAllInvoiced && remainingMinor === 0n) return 'PAID'
  // A credited amount may still be owed until the memo is applied.
  if (totalMinor === 0n && remainingMinor === 0n) return 'UNBILLED'
  return remainingMinor < totalMinor ? 'PARTIALLY_PAID' : 'UNPAID'
}

/** Updates the billing fields of the locked order. */
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
  recordOrderChange(tx, { action: 'UPDATED', before, after })
}
