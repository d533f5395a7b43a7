// What an invoice reserves of its order and of advances from its submission on, and how it releases that. The caller locks the order: of
// two invoices for the same rest, one is refused.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { type FieldRefusal, Refusal } from '../../../kit/http/problem.ts'
import { formatMinor } from '../../../kit/money.ts'
import { fraction, halfUp } from '../amounts/public.ts'
import { formatQuantity } from '../documents/public.ts'
import {
  type Billing,
  deriveBilling,
  lockOrder,
  moveQuantities,
  readLines,
  type SalesOrder,
  type SalesOrderLineRow,
} from '../salesOrders/public.ts'
import { codes } from './errors.ts'
import { readInvoiceLines } from './repository.ts'
import { type InvoiceLineRow, type InvoiceRow, ISSUED_LIST } from './table.ts'

/** What of a line can still be invoiced: received goods, ordered services. */
export function leftToInvoice(line: SalesOrderLineRow): bigint {
  const most = line.kind === 'SERVICE' ? line.ordered : line.received - line.returned
  const left = most - line.invoiced + line.credited
  return left > 0n ? left : 0n
}

/**
 * The part of an amount for a quantity of a line, after what is invoiced already. However a line is divided, the parts sum to the whole.
 */
export function partOf(
  minor: bigint,
  line: Pick<SalesOrderLineRow, 'ordered' | 'invoiced' | 'credited'>,
  quantity: bigint,
) {
  const before = line.invoiced - line.credited
  const until = (units: bigint) => halfUp(fraction(minor * units, line.ordered))
  return until(before + quantity) - until(before)
}

/** The value of an order that is not invoiced yet, without VAT. */
export const openBase = (lines: readonly SalesOrderLineRow[]): bigint =>
  lines.reduce((sum, line) => sum + partOf(line.baseMinor, line, line.ordered - line.invoiced + line.credited), 0n)

/** The value of an order that is neither invoiced nor billed in advance, not counting one invoice; below 0 after a memo was voided. */
async function leftToAdvance(tx: Tx, orderId: string, butFor: string | null): Promise<bigint> {
  const { rows } = await tx.execute<{ advanced: string }>(sql`
    select coalesce(sum(base_minor - consumed_minor), 0)::text as advanced from invoice
    where organization_id = ${tx.organizationId} and order_id = ${orderId} and id is distinct from ${butFor}
      and kind = 'ADVANCE' and (status = 'WAITING_APPROVAL' or status in ${ISSUED_LIST})`)
  return openBase(await readLines(tx, [orderId])) - BigInt(rows[0]!.advanced)
}

/** Whether advances exceed the order's value that is not invoiced: voiding a memo may cause that. */
export const isAdvancedAbove = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await leftToAdvance(tx, orderId, null)) < 0n

/** IN-6: refuses an advance above the order's value that is neither invoiced nor billed in advance. */
async function refuseAboveOrder(tx: Tx, { id, baseMinor }: InvoiceRow, order: SalesOrder): Promise<void> {
  const left = await leftToAdvance(tx, order.id, id)
  if (baseMinor <= left) return
  throw new Refusal(codes.invoiceTooMuch, { path: 'lines', params: { most: formatMinor(left > 0n ? left : 0n) } })
}

/** Reserves an invoice's quantities and advances. IN-6: refuses lines without enough left; IN-18: such advances. */
export async function reserve(
  tx: Tx,
  invoice: InvoiceRow,
  { order, lines }: { order: SalesOrder; lines: readonly InvoiceLineRow[] },
): Promise<void> {
  if (invoice.kind === 'ADVANCE') await refuseAboveOrder(tx, invoice, order)
  const taken = lines.flatMap(({ orderLineId, quantity, place }) =>
    orderLineId === null ? [] : [{ lineId: orderLineId, quantity, place }],
  )
  if (taken.length > 0) {
    const moved = await moveQuantities(tx, order.id, 'INVOICE', taken)
    const ordered = new Map((await readLines(tx, [order.id])).map(line => [line.id, line]))
    const errors = taken.flatMap(({ lineId, place }): FieldRefusal[] => {
      if (moved.has(lineId)) return []
      const line = ordered.get(lineId)
      const most = formatQuantity(line ? leftToInvoice(line) : 0n)
      return [{ path: `lines.${place}.quantity`, error: codes.invoiceTooMuch, params: { most } }]
    })
    const [first] = errors
    if (first) throw new Refusal(codes.invoiceTooMuch, { errors, params: first.params ?? {} })
  }
  await moveAdvances(tx, invoice, order, 1n)
}

/** Releases what was reserved. */
export async function release(tx: Tx, invoice: InvoiceRow, order: SalesOrder): Promise<void> {
  const lines = await readInvoiceLines(tx, [invoice.id])
  const taken = lines.flatMap(({ orderLineId, quantity }) =>
    orderLineId === null ? [] : [{ lineId: orderLineId, quantity }],
  )
  if (taken.length > 0) {
    const moved = await moveQuantities(tx, order.id, 'UNDO_INVOICE', taken)
    if (moved.size < taken.length) throw new Refusal(codes.invoiceSettled)
  }
  await moveAdvances(tx, invoice, order, -1n)
}

async function moveAdvances(tx: Tx, { deductions }: InvoiceRow, order: SalesOrder, sign: bigint): Promise<void> {
  if (deductions.length === 0) return
  const { rows } = await tx.execute<{ id: string }>(sql`
    update invoice advance set consumed_minor = advance.consumed_minor + moved.amount, version = advance.version + 1
    from unnest(${sql.param(deductions.map(({ invoiceId }) => invoiceId))}::uuid[],
      ${sql.param(deductions.map(({ amount }) => String(BigInt(amount) * sign)))}::bigint[]) as moved (id, amount)
    where advance.organization_id = ${tx.organizationId} and advance.order_id = ${order.id} and advance.id = moved.id
      and advance.kind = 'ADVANCE' and advance.status in ${ISSUED_LIST}
      and advance.consumed_minor + moved.amount between 0 and advance.base_minor
    returning advance.id`)
  const moved = new Set(rows.map(({ id }) => id))
  const short = deductions.findIndex(({ invoiceId }) => !moved.has(invoiceId))
  if (short >= 0) throw new Refusal(codes.invoiceDeduction, { path: `deductions.${short}.amount` })
  for (const id of moved) tx.emit('invoice.changed', id)
}

type BillingRow = { count: number; total: string; remaining: string; undeducted: string }

/** What approved corrections credit of an order's invoices, and of its advances without VAT. Write-offs were owed and count as settled. */
async function creditedOf(tx: Tx, orderId: string): Promise<{ totalMinor: bigint; advanceMinor: bigint }> {
  const { rows } = await tx.execute<{ total: string; advance: string }>(sql`
    select coalesce(sum(m.total_minor), 0)::text as total,
      coalesce(sum(m.base_minor) filter (where i.kind = 'ADVANCE'), 0)::text as advance
    from credit_memo m
    join invoice i on i.organization_id = m.organization_id and i.id = m.invoice_id
    where m.organization_id = ${tx.organizationId} and m.order_id = ${orderId} and m.kind = 'CORRECTION'
      and m.status in ('OPEN', 'PARTIALLY_APPLIED', 'APPLIED', 'REFUNDING', 'REFUNDED')`)
  const { total, advance } = rows[0]!
  return { totalMinor: BigInt(total), advanceMinor: BigInt(advance) }
}

/** Updates the order's status by its issued invoices. */
export async function settleOrder(tx: Tx, orderId: string): Promise<void> {
  const { rows } = await tx.execute<BillingRow>(sql`
    select count(*)::int as count, coalesce(sum(total_minor), 0)::text as total,
      coalesce(sum(remaining_minor + unverified_minor), 0)::text as remaining,
      coalesce(sum(case when kind = 'ADVANCE' then base_minor else -deducted_minor end), 0)::text as undeducted
    from invoice
    where organization_id = ${tx.organizationId} and order_id = ${orderId}
      and status in ${ISSUED_LIST}`)
  const credited = await creditedOf(tx, orderId)
  const { rows: lines } = await tx.execute<{ id: string; quantity: string }>(sql`
    select l.order_line_id as id, sum(l.quantity)::text as quantity
    from invoice i
    join invoice_line l on l.organization_id = i.organization_id and l.invoice_id = i.id
    where i.organization_id = ${tx.organizationId} and i.order_id = ${orderId}
      and i.status in ${ISSUED_LIST} and l.order_line_id is not null
    group by l.order_line_id`)
  const { count, total, remaining, undeducted } = rows[0]!
  const billing: Billing = {
    issued: new Map(lines.map(({ id, quantity }) => [id, BigInt(quantity)])),
    count,
    totalMinor: BigInt(total) - credited.totalMinor,
    remainingMinor: BigInt(remaining),
    undeductedMinor: BigInt(undeducted) - credited.advanceMinor,
  }
  await deriveBilling(tx, await lockOrder(tx, orderId), billing)
}
