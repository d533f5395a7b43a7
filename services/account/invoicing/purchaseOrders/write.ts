// Creating, changing and ending purchase orders.
import { stepped } from '../../../kit/database/stepped.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { insertMany } from '../../../kit/database/insertMany.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { formatMinor, minorOf } from '../../../kit/money.ts'
import { type CustomerRow, holdActiveCustomer } from '../customers/public.ts'
import { taxUnitOf } from '../products/public.ts'
import { orderAmounts, quantityOf, refuseUnknownProducts } from '../salesOrders/public.ts'
import { purchaseOrderChanges, purchaseOrderRevisions, recordPurchaseOrderChange } from './describe.ts'
import { codes } from './errors.ts'
import type { PurchaseOrderInput } from './input.ts'
import { purchaseOrderList } from './list.ts'
import { changePurchaseOrder, lockFor, readPurchaseLines } from './repository.ts'
import { purchaseOrder as table, purchaseOrderFile, purchaseOrderLine, type PurchaseOrderRow } from './table.ts'

const MAX_SEARCH_LENGTH = 4_000

/** The index decides: of two concurrent ones with the same number, one is refused. */
const numberTaken = { purchase_order_number: { error: codes.purchaseNumberExists, path: 'number' } }

/** Records a customer's purchase order. */
export async function createPurchaseOrder(tx: Tx, files: Files, input: PurchaseOrderInput): Promise<PurchaseOrderRow> {
  const customer = await holdActiveCustomer(tx, input.customerId, 'customerId')
  const { columns, lines } = await checkedValues(tx, input, customer)
  const { organizationId, actorId } = tx
  const id = newId()
  const [row] = await refusing(numberTaken, () =>
    tx
      .insert(table)
      .values({ ...columns, ...stepped(tx), organizationId, id, createdBy: actorId })
      .returning(),
  )
  await insertMany(tx, purchaseOrderLine, lines(id))
  await attachFiles(tx, files, id, input.fileIds)
  await purchaseOrderRevisions.keep(tx, id, [])
  recordPurchaseOrderChange(tx, { action: 'CREATED', before: undefined, after: row! })
  return row!
}

/** Replaces the purchase order read at `version`, while no sales order answers it. */
export async function updatePurchaseOrder(
  tx: Tx,
  files: Files,
  { id, version, ...input }: PurchaseOrderInput & { id: string; version: number },
): Promise<PurchaseOrderRow> {
  const customer = await holdActiveCustomer(tx, input.customerId, 'customerId')
  const before = await lockFor(tx, { id, version, action: 'UPDATE' })
  const [oldLines, oldFiles] = [await readPurchaseLines(tx, [id]), await fileNames(tx, id)]
  const { columns, lines } = await checkedValues(tx, input, customer)
  const after = await refusing(numberTaken, () => changePurchaseOrder(tx, before, 'UPDATE', columns))
  const written = lines(id)
  for (const part of [purchaseOrderLine, purchaseOrderFile])
    await tx.delete(part).where(and(eq(part.organizationId, tx.organizationId), eq(part.purchaseOrderId, id)))
  await insertMany(tx, purchaseOrderLine, written)
  await attachFiles(tx, files, id, input.fileIds)
  const changes = purchaseOrderChanges(
    { row: before, lines: oldLines, files: oldFiles },
    { row: after, lines: written, files: await fileNames(tx, id) },
  )
  if (changes.length > 0) await purchaseOrderRevisions.keep(tx, id, changes)
  recordPurchaseOrderChange(tx, { action: 'UPDATED', before, after })
  return after
}

/** The values to store, or all validation errors. */
async function checkedValues(tx: Tx, input: PurchaseOrderInput, customer: CustomerRow) {
  if (input.requiredDate !== null && input.requiredDate < input.date)
    throw new Refusal(codes.purchaseRequiredEarly, { path: 'requiredDate' })
  await refuseUnknownProducts(tx, input)
  // A customer's order has neither discounts nor taxes: quantity times price, each line to 0.01.
  const amounts = orderAmounts({
    orderDate: input.date,
    currency: input.currency,
    vatTreatment: 'NONE',
    discount: null,
    lines: input.lines.map(({ quantity, price }) => ({ quantity, price, discount: null, withholding: null })),
  })
  const { number, date, requiredDate, note, currency } = input
  const columns = {
    number,
    customerId: customer.id,
    customerName: customer.name,
    date,
    requiredDate,
    note,
    currency,
    lineCount: input.lines.length,
    firstLine: input.lines[0]!.description,
    amountMinor: amounts.baseMinor,
    searchText: [
      number,
      customer.name,
      formatMinor(amounts.baseMinor),
      ...input.lines.map(({ description }) => description),
    ]
      .join(' ')
      .toLowerCase()
      .slice(0, MAX_SEARCH_LENGTH),
  }
  const checked = input.lines.map(({ quantity, price, taxUnit, ...line }, place) => ({
    ...line,
    organizationId: tx.organizationId,
    place,
    taxUnit: taxUnitOf(taxUnit, `lines.${place}.taxUnit`),
    priceMinor: minorOf(price),
    quantity: quantityOf(quantity),
    amountMinor: amounts.lines[place]!.grossMinor,
  }))
  const lines = (purchaseOrderId: string) => checked.map(line => ({ ...line, id: newId(), purchaseOrderId }))
  return { columns, lines }
}

async function attachFiles(tx: Tx, files: Files, purchaseOrderId: string, fileIds: readonly string[]): Promise<void> {
  const links = await files.storedFiles(tx, fileIds, 'PURCHASE_ORDER_DOCUMENT')
  if (links.length > 0) await tx.insert(purchaseOrderFile).values(links.map(link => ({ ...link, purchaseOrderId })))
}

const fileNames = async (tx: Tx, id: string): Promise<string[]> =>
  ((await purchaseOrderList.readOne(tx, id))?.files ?? []).map(({ name }) => name)

/** Names of the final steps, as status and in the log. */
const ENDS = {
  REJECT: { status: 'REJECTED', told: 'REJECTED' },
  CANCEL: { status: 'CANCELED', told: 'CANCELLED' },
  CLOSE: { status: 'CLOSED', told: 'UPDATED' },
} as const

type Ended = { id: string; version: number; reason: string | null; action: keyof typeof ENDS }

/** Rejects it, records the customer's cancellation, or closes it. */
export async function endPurchaseOrder(tx: Tx, { id, version, reason, action }: Ended): Promise<void> {
  const before = await lockFor(tx, { id, version, action })
  const { status, told } = ENDS[action]
  const after = await changePurchaseOrder(tx, before, action, { ...stepped(tx), status, reason })
  recordPurchaseOrderChange(tx, { action: told, before, after, reason })
}
