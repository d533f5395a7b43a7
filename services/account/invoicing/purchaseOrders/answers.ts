// Sales orders that answer purchase orders: which ones can be answered, the resulting status, and creating an order from the rest.
import { and, eq, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import { on } from '../../../kit/inTransaction.ts'
import { formatMinor } from '../../../kit/money.ts'
import { businessToday } from '../../organizations/public.ts'
import { holdActiveCustomer } from '../customers/public.ts'
import { formatQuantity } from '../documents/public.ts'
import { issuingEntityOf, vatObstacleOf } from '../issuingEntities/public.ts'
import { product } from '../products/public.ts'
import { answering, answersChanged, createOrder } from '../salesOrders/public.ts'
import { recordPurchaseOrderChange } from './describe.ts'
import { codes } from './errors.ts'
import { isPossible } from './lifecycle.ts'
import {
  type LineAnswered,
  lockPurchaseOrder,
  lockPurchaseOrders,
  readPurchaseLines,
  standWhereAnswered,
} from './repository.ts'
import { purchaseOrder as table, purchaseOrderLine } from './table.ts'

/** Checks which purchase orders can be answered, and their numbers; one that is answered already may have been closed since. */
export const onAnswering = on(
  answering,
  async (tx, { purchaseOrderId: id, previousId, customerId, currency, lines }) => {
    const locked = await lockPurchaseOrders(tx, previousId === null || previousId === id ? [id] : [id, previousId])
    const row = locked.get(id)
    if (!row) throw new Refusal(commonErrors.notFound, { path: 'purchaseOrderId' })
    if (row.customerId !== customerId || row.currency !== currency)
      throw new Refusal(codes.purchaseOfAnother, { path: 'purchaseOrderId' })
    if (id !== previousId && !isPossible('ORDER', row))
      throw new Refusal(codes.purchaseStatus, { path: 'purchaseOrderId' })
    const own = new Set((lines.length > 0 ? await lineIds(tx, id) : []).map(line => line.id))
    const strange = lines.filter(({ purchaseOrderLineId }) => !own.has(purchaseOrderLineId))
    if (strange.length > 0)
      throw refuseFields(
        strange.map(({ place }) => ({ path: `lines.${place}.purchaseOrderLineId`, error: 'INVALID_VALUE' })),
      )
    return row.number
  },
)

const lineIds = (tx: Tx, purchaseOrderId: string) =>
  tx
    .select({ id: purchaseOrderLine.id })
    .from(purchaseOrderLine)
    .where(
      and(
        eq(purchaseOrderLine.organizationId, tx.organizationId),
        eq(purchaseOrderLine.purchaseOrderId, purchaseOrderId),
      ),
    )

/** Accepted if a sales order answers it, and open again when none does any more. */
export const onAnswersChanged = on(answersChanged, async (tx, { purchaseOrderIds }) => {
  const locked = await lockPurchaseOrders(tx, purchaseOrderIds)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct purchase_order_id as id from sales_order
    where organization_id = ${tx.organizationId}
      and purchase_order_id = any (${sql.param([...purchaseOrderIds])}::uuid[])
      and status not in ('REJECTED', 'CANCELED')`)
  const answered = new Set(rows.map(({ id }) => id))
  for (const before of locked.values()) {
    const status = answered.has(before.id) ? 'ACCEPTED' : 'OPEN'
    const isDerived = before.status === 'OPEN' || before.status === 'ACCEPTED'
    // An order that answers it already changed: the ordered quantities may differ now.
    if (!isDerived || before.status === status) tx.emit('purchase-order.changed', before.id)
    else {
      const after = await standWhereAnswered(tx, before, status)
      recordPurchaseOrderChange(tx, { action: 'UPDATED', before, after })
    }
  }
})

/** The rest of a line to order; at least zero. */
export const leftOf = ({ quantity, ordered }: Pick<LineAnswered, 'quantity' | 'ordered'>): bigint =>
  quantity > ordered ? quantity - ordered : 0n

/** Creates a sales order from the rest that no other order has; it then needs approval like any. */
export async function makeOrder(tx: Tx, id: string): Promise<void> {
  const [seen] = await tx
    .select({ customerId: table.customerId })
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.id, id)))
  if (!seen) throw new Refusal(commonErrors.notFound)
  // In the order of all locks: of two concurrent calls, the second sees what the first has ordered.
  const customer = await holdActiveCustomer(tx, seen.customerId)
  const row = await lockPurchaseOrder(tx, id)
  if (row.customerId !== customer.id) throw new Refusal(commonErrors.staleVersion)
  if (!isPossible('ORDER', row)) throw new Refusal(codes.purchaseStatus)
  const left = (await readPurchaseLines(tx, [id])).filter(line => leftOf(line) > 0n)
  if (left.length === 0) throw new Refusal(codes.purchaseAllOrdered)
  const taxes = await taxesOf(tx, left)
  const treatments = new Set(left.map(({ productId }) => taxes.get(productId)?.vatTreatment ?? 'STANDARD'))
  const [only, another] = treatments
  const entityId = await issuingEntityOf(tx, { entityId: null, customerId: row.customerId })
  // A document has one treatment: if the products differ, the order's approver decides.
  const charged = another === undefined && only !== undefined ? only : 'STANDARD'
  const orderDate = await businessToday(tx)
  await createOrder(tx, {
    entityId,
    customerId: row.customerId,
    orderDate,
    requiredDate: row.requiredDate !== null && row.requiredDate >= orderDate ? row.requiredDate : null,
    customerReference: row.number,
    purchaseOrderId: id,
    note: null,
    currency: row.currency,
    vatTreatment: (await vatObstacleOf(tx, entityId))?.kind === 'UNREGISTERED' ? 'NONE' : charged,
    discount: null,
    lines: left.map(line => ({
      productId: line.productId,
      purchaseOrderLineId: line.id,
      description: line.description,
      kind: line.kind,
      quantity: formatQuantity(leftOf(line)),
      unit: line.unit,
      taxUnit: line.taxUnit,
      price: formatMinor(line.priceMinor),
      discount: null,
      withholding: taxes.get(line.productId)?.withholding ?? null,
    })),
  })
}

/** The taxes of these lines' products. */
async function taxesOf(tx: Tx, lines: readonly LineAnswered[]) {
  const ids = lines.map(({ productId }) => productId).filter(productId => productId !== null)
  const rows = await tx
    .select({ id: product.id, vatTreatment: product.vatTreatment, withholding: product.withholding })
    .from(product)
    .where(and(eq(product.organizationId, tx.organizationId), among(product.id, ids)))
  return new Map<string | null, (typeof rows)[number]>(rows.map(row => [row.id, row]))
}
