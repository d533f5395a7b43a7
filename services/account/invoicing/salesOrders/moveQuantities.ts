// How receipts, returns and invoices change the quantities of order lines. Database constraints keep them within the ordered quantity.
import { stepped } from '../../../kit/database/stepped.ts'
import { eq, and, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { recordOrderChange } from './describe.ts'
import type { SalesOrder } from './list.ts'
import { fulfillmentOf, receivedPercentOf } from './quantities.ts'
import { readLines } from './repository.ts'
import { salesOrder as table, type SalesOrderLineRow } from './table.ts'

export type MovedLine = { lineId: string; quantity: bigint }
export type Movement = 'RECEIVE' | 'RETURN' | 'UNDO_RECEIPT' | 'UNDO_RETURN'
/**
 * An invoice reserves its quantities from its submission on; returning or canceling it releases them. What an approved memo credits can be
 * invoiced again, unless the memo is voided.
 */
type InvoiceMovement = 'INVOICE' | 'UNDO_INVOICE' | 'CREDIT' | 'UNDO_CREDIT'

/** What each movement changes, and its limit. */
const MOVEMENTS: Readonly<Record<Movement | InvoiceMovement, { set: SQL; within: SQL }>> = {
  RECEIVE: {
    set: sql`received = line.received + moved.quantity`,
    within: sql`line.received - line.returned + moved.quantity <= line.ordered`,
  },
  RETURN: {
    set: sql`returned = line.returned + moved.quantity`,
    within: sql`line.returned + moved.quantity <= line.received`,
  },
  UNDO_RECEIPT: {
    set: sql`received = line.received - moved.quantity`,
    within: sql`line.returned <= line.received - moved.quantity
      and (line.kind = 'SERVICE' or line.invoiced - line.credited <= line.received - line.returned - moved.quantity)`,
  },
  UNDO_RETURN: {
    set: sql`returned = line.returned - moved.quantity`,
    within: sql`line.received - line.returned + moved.quantity <= line.ordered`,
  },
  INVOICE: {
    set: sql`invoiced = line.invoiced + moved.quantity`,
    within: sql`line.invoiced - line.credited + moved.quantity
      <= case when line.kind = 'SERVICE' then line.ordered else line.received - line.returned end`,
  },
  UNDO_INVOICE: {
    set: sql`invoiced = line.invoiced - moved.quantity`,
    within: sql`line.credited <= line.invoiced - moved.quantity`,
  },
  CREDIT: {
    set: sql`credited = line.credited + moved.quantity`,
    within: sql`line.credited + moved.quantity <= line.invoiced`,
  },
  UNDO_CREDIT: {
    set: sql`credited = line.credited - moved.quantity`,
    // What was returned since remains a credit that is due.
    within: sql`line.credited >= moved.quantity and line.invoiced - line.credited + moved.quantity
      <= case when line.kind = 'SERVICE' then line.ordered else least(line.ordered, line.received) end`,
  },
}

/** Moves the quantities of the lines with enough left, and returns those lines. The caller locks the order. */
export async function moveQuantities(
  tx: Tx,
  orderId: string,
  movement: Movement | InvoiceMovement,
  lines: readonly MovedLine[],
): Promise<ReadonlySet<string>> {
  const { set, within } = MOVEMENTS[movement]
  const { rows } = await tx.execute<{ id: string }>(sql`
    update sales_order_line line set ${set}
    from unnest(${sql.param(lines.map(({ lineId }) => lineId))}::uuid[], ${sql.param(lines.map(({ quantity }) => String(quantity)))}::bigint[])
      as moved (id, quantity)
    where line.organization_id = ${tx.organizationId} and line.order_id = ${orderId} and line.id = moved.id and ${within}
    returning line.id`)
  return new Set(rows.map(({ id }) => id))
}

const STATUS_OF = { UNFULFILLED: 'OPEN', PARTIALLY_FULFILLED: 'PARTIALLY_FULFILLED', FULFILLED: 'FULFILLED' } as const

/** Updates the order's status by its lines. */
export async function deriveStatus(tx: Tx, before: SalesOrder): Promise<readonly SalesOrderLineRow[]> {
  const lines = await readLines(tx, [before.id])
  const fulfillment = fulfillmentOf(lines)
  const status = STATUS_OF[fulfillment]
  const [after] = await tx
    .update(table)
    .set({
      fulfillment,
      status,
      receivedPercent: receivedPercentOf(lines),
      ...(status !== before.status && stepped(tx)),
      version: sql`${table.version} + 1`,
    })
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.id, before.id), eq(table.version, before.version)))
    .returning()
  if (!after) throw new Error('the order was not locked')
  recordOrderChange(tx, { action: 'UPDATED', before, after })
  return lines
}
