// Creating and changing orders.
import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { insertMany } from '../../../kit/database/insertMany.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { formatMinor, minorOf } from '../../../kit/money.ts'
import { readOrderSettings } from '../../orderSettings/public.ts'
import { authorsAmong, withActor } from '../../organizations/public.ts'
import type { LineAmounts } from '../amounts/public.ts'
import { type CustomerRow, holdActiveCustomer } from '../customers/public.ts'
import { entityNames, issuingEntityOf, vatObstacleOf } from '../issuingEntities/public.ts'
import { takeDocumentNumber } from '../numbers/public.ts'
import { product, taxUnitOf } from '../products/public.ts'
import { orderChanges, orderRevisions, recordOrderChange } from './describe.ts'
import { codes } from './errors.ts'
import { answering, answersChanged } from './events.ts'
import { discountColumns, figureColumns, orderAmounts, quantityOf } from './figures.ts'
import type { OrderInput } from './input.ts'
import { changeOrder, deleteLines, lockOrderFor, readLines } from './repository.ts'
import { salesOrder, salesOrderLine, type SalesOrderRow } from './table.ts'

const MAX_SEARCH_LENGTH = 4_000

/** Creates an order, which then awaits approval. */
export async function createOrder(tx: Tx, input: OrderInput): Promise<SalesOrderRow> {
  const customer = await holdActiveCustomer(tx, input.customerId, 'customerId')
  const { columns, lines } = await checkedValues(tx, input, customer)
  const { salesOrderPrefix: prefix } = await readOrderSettings(tx)
  const number = await takeDocumentNumber(tx, { kind: 'SALES_ORDER', date: input.orderDate, prefix })
  const id = newId()
  const [row] = await tx
    .insert(salesOrder)
    .values({
      ...columns,
      organizationId: tx.organizationId,
      id,
      number,
      searchText: searchText(number, columns, input),
      statusChangedAt: tx.clock.now().toString(),
      statusChangedBy: tx.actorId,
      createdBy: tx.actorId,
      authorIds: authorsAmong(tx),
    })
    .returning()
  await insertMany(tx, salesOrderLine, lines(id))
  await orderRevisions.keep(tx, id, [])
  recordOrderChange(tx, { action: 'CREATED', before: undefined, after: row! })
  await emitAnsweredOrders(tx, row!)
  return row!
}

/** Replaces the order read at `version`; unchanged input has no effect. A changed approved order needs approval again, by another user. */
export async function updateOrder(
  tx: Tx,
  id: string,
  { version, ...input }: OrderInput & { version: number },
): Promise<SalesOrderRow> {
  const customer = await holdActiveCustomer(tx, input.customerId, 'customerId')
  const before = await lockOrderFor(tx, id, 'UPDATE', version)
  const old = await readLines(tx, [id])
  const { columns, lines } = await checkedValues(tx, input, customer, before)
  const written = lines(id)
  if (says(before, columns) && old.length === written.length && written.every((line, at) => says(old[at], line)))
    return before
  const after = await changeOrder(tx, before, 'UPDATE', {
    ...columns,
    searchText: searchText(before.number, columns, input),
    approvedAt: null,
    approvedBy: null,
    overrideReason: null,
    uninvoicedMinor: 0n,
    authorIds: withActor(tx, salesOrder.authorIds),
  })
  await deleteLines(tx, id)
  await insertMany(tx, salesOrderLine, written)
  const entities = await entityNames(tx)
  const entityName = ({ entityId }: SalesOrderRow) => entities.get(entityId) ?? ''
  const changes = orderChanges(
    { row: before, entityName: entityName(before), lines: old },
    { row: after, entityName: entityName(after), lines: written },
  )
  if (changes.length > 0) await orderRevisions.keep(tx, id, changes)
  recordOrderChange(tx, { action: 'UPDATED', before, after })
  await emitAnsweredOrders(tx, before, after)
  return after
}

/** Whether a row already has these values; a line's own id is ignored. */
const says = (row: object | undefined, values: object): boolean =>
  row !== undefined &&
  Object.entries(values).every(([name, value]) => name === 'id' || isDeepStrictEqual(Reflect.get(row, name), value))

/** The values to store, or all validation errors. The number keeps its year, even if the order date changes. */
async function checkedValues(tx: Tx, input: OrderInput, customer: CustomerRow, before?: SalesOrderRow) {
  if (input.requiredDate !== null && input.requiredDate < input.orderDate)
    throw new Refusal(codes.orderRequiredEarly, { path: 'requiredDate' })
  await refuseUnknownProducts(tx, input)
  const amounts = orderAmounts(input)
  const entityId = await issuingEntityOf(tx, {
    entityId: input.entityId ?? before?.entityId ?? null,
    customerId: customer.id,
  })
  if (input.vatTreatment !== 'NONE') await refuseVat(tx, entityId)
  const answered = await numberOfAnswered(tx, input, customer, before?.purchaseOrderId ?? null)
  const columns = {
    entityId,
    customerId: customer.id,
    customerName: customer.name,
    customerReference: answered ?? input.customerReference,
    purchaseOrderId: input.purchaseOrderId,
    orderDate: input.orderDate,
    requiredDate: input.requiredDate,
    note: input.note,
    currency: input.currency,
    vatTreatment: input.vatTreatment,
    ...discountColumns(input.discount),
    lineCount: input.lines.length,
    firstLine: input.lines[0]!.description,
    ...figureColumns(amounts),
  }
  const taxUnits = input.lines.map((line, place) => taxUnitOf(line.taxUnit, `lines.${place}.taxUnit`))
  const lines = (orderId: string) =>
    input.lines.map((line, place) => ({
      organizationId: tx.organizationId,
      id: newId(),
      orderId,
      place,
      productId: line.productId,
      purchaseOrderLineId: line.purchaseOrderLineId,
      description: line.description,
      kind: line.kind,
      unit: line.unit,
      taxUnit: taxUnits[place]!,
      priceMinor: minorOf(line.price),
      ...discountColumns(line.discount),
      withholding: line.withholding,
      ordered: quantityOf(line.quantity),
      ...figuresOfLine(amounts.lines[place]!),
    }))
  return { columns, lines }
}

/** SO-15, SO-16: the invoice would be refused, when the goods are delivered already. */
async function refuseVat(tx: Tx, entityId: string): Promise<void> {
  const obstacle = await vatObstacleOf(tx, entityId)
  if (obstacle?.kind === 'UNREGISTERED') throw new Refusal(codes.orderVatUnregistered, { path: 'vatTreatment' })
  if (obstacle)
    throw new Refusal(codes.orderSellerTaxNumber, { path: 'vatTreatment', params: { entity: obstacle.name } })
}

/** The customer's number of the answered purchase order; null: none. */
async function numberOfAnswered(
  tx: Tx,
  { purchaseOrderId, currency, lines: typed }: OrderInput,
  { id: customerId }: CustomerRow,
  previousId: string | null,
): Promise<string | null> {
  const lines = typed.flatMap(({ purchaseOrderLineId }, place) =>
    purchaseOrderLineId === null ? [] : [{ place, purchaseOrderLineId }],
  )
  if (purchaseOrderId === null) {
    const [first] = lines
    if (first) throw refuseFields([{ path: `lines.${first.place}.purchaseOrderLineId`, error: 'INVALID_VALUE' }])
    return null
  }
  const [number] = await tx.raise(answering, { purchaseOrderId, previousId, customerId, currency, lines })
  if (number === undefined) throw new TypeError('nobody keeps purchase orders')
  return number
}

/** Emits which purchase orders these orders answer, or answered before. */
export async function emitAnsweredOrders(
  tx: Tx,
  ...orders: readonly Pick<SalesOrderRow, 'purchaseOrderId'>[]
): Promise<void> {
  const purchaseOrderIds = [...new Set(orders.map(({ purchaseOrderId }) => purchaseOrderId))].filter(id => id !== null)
  if (purchaseOrderIds.length > 0) await tx.raise(answersChanged, { purchaseOrderIds })
}

const figuresOfLine = ({ grossMinor, discountMinor, netMinor, orderDiscountMinor, baseMinor }: LineAmounts) => ({
  grossMinor,
  discountMinor,
  netMinor,
  orderDiscountMinor,
  baseMinor,
})

export async function refuseUnknownProducts(
  tx: Tx,
  { lines }: { lines: readonly { productId: string | null }[] },
): Promise<void> {
  const ids = [...new Set(lines.map(({ productId }) => productId).filter(id => id !== null))]
  if (ids.length === 0) return
  const known = await tx.$count(product, and(eq(product.organizationId, tx.organizationId), among(product.id, ids)))
  if (known < ids.length) throw new Refusal(commonErrors.notFound)
}

type Searched = Pick<SalesOrderRow, 'customerName' | 'customerReference' | 'totalMinor'>

const searchText = (number: string, { customerName, customerReference, totalMinor }: Searched, input: OrderInput) =>
  [number, customerName, customerReference, formatMinor(totalMinor), ...input.lines.map(line => line.description)]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .slice(0, MAX_SEARCH_LENGTH)
