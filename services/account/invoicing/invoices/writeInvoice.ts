// Creating and changing drafts.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { insertMany } from '../../../kit/database/insertMany.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { formatMinor, minorOf } from '../../../kit/money.ts'
import { authorsAmong, withActor } from '../../organizations/public.ts'
import { parsePercent } from '../amounts/public.ts'
import { type CustomerRow, holdActiveCustomer } from '../customers/public.ts'
import { entityNames, issuingEntityOf } from '../issuingEntities/public.ts'
import { taxUnitOf } from '../products/public.ts'
import {
  discountColumns,
  isInvoiceable,
  lockOrder,
  quantityOf,
  readLines,
  refuseUnknownProducts,
  type SalesOrder,
} from '../salesOrders/public.ts'
import { invoiceChanges, invoiceRevisions, type InvoiceVersion, recordInvoiceChange } from './describe.ts'
import { codes } from './errors.ts'
import { dueDateOf, figureColumns, instalmentsOf, invoiceAmounts, rateFor } from './figures.ts'
import type { InvoiceInput } from './input.ts'
import { readSeller } from './parties.ts'
import { changeInvoice, lockInvoice, readInvoice, readInvoiceLines } from './repository.ts'
import { release } from './reserve.ts'
import { invoice, invoiceLine, invoiceMilestone, type InvoiceRow, ISSUED_LIST } from './table.ts'

const MAX_SEARCH_LENGTH = 4_000

/** The billing cycle's run that drafts an invoice. */
export type Billing = Pick<InvoiceRow, 'billingRunId' | 'billingCycle' | 'billedFrom' | 'billedUntil'>

/** Creates a draft. */
export async function createInvoice(tx: Tx, input: InvoiceInput, billing?: Billing): Promise<InvoiceRow> {
  const customer = await holdActiveCustomer(tx, input.customerId, 'customerId')
  const order = input.orderId === null ? undefined : await lockOrder(tx, input.orderId)
  const { columns, lines, milestones } = await checkedValues(tx, input, { customer, order })
  const id = newId()
  const [row] = await tx
    .insert(invoice)
    .values({
      ...columns,
      ...billing,
      organizationId: tx.organizationId,
      id,
      statusChangedAt: tx.clock.now().toString(),
      statusChangedBy: tx.actorId,
      createdBy: tx.actorId,
      authorIds: authorsAmong(tx),
    })
    .returning()
  await insertMany(tx, invoiceLine, lines(id))
  await insertMany(tx, invoiceMilestone, milestones(id))
  await invoiceRevisions.keep(tx, id, [])
  recordInvoiceChange(tx, { action: 'CREATED', before: undefined, after: row! })
  return row!
}

/** Replaces the invoice read at `version`. One that awaits approval becomes a draft, and releases what it had reserved. */
export async function updateInvoice(
  tx: Tx,
  id: string,
  { version, ...input }: InvoiceInput & { version: number },
): Promise<InvoiceRow> {
  const customer = await holdActiveCustomer(tx, input.customerId, 'customerId')
  const seen = await readInvoice(tx, id)
  const orders = new Map<string, SalesOrder>()
  const orderIds = [seen.orderId, input.orderId].filter(orderId => orderId !== null)
  for (const orderId of [...new Set(orderIds)].toSorted()) orders.set(orderId, await lockOrder(tx, orderId))
  const before = await lockInvoice(tx, id, 'UPDATE', version)
  if (before.orderId !== seen.orderId) throw new Refusal(commonErrors.staleVersion)
  const oldOrder = before.orderId === null ? undefined : orders.get(before.orderId)
  if (before.status === 'WAITING_APPROVAL' && oldOrder) {
    await release(tx, before, oldOrder)
    tx.emit('sales-order.changed', oldOrder.id)
  }
  const order = input.orderId === null ? undefined : orders.get(input.orderId)
  const oldLines = await readInvoiceLines(tx, [id])
  const { columns, lines, milestones } = await checkedValues(tx, input, { customer, order, before })
  const after = await changeInvoice(tx, before, 'UPDATE', {
    ...columns,
    status: 'DRAFT',
    ...(before.status !== 'DRAFT' && {
      statusChangedAt: tx.clock.now().toString(),
      statusChangedBy: tx.actorId,
    }),
    authorIds: withActor(tx, invoice.authorIds),
  })
  const ofInvoice = { organizationId: tx.organizationId, invoiceId: id }
  for (const table of [invoiceLine, invoiceMilestone])
    await tx
      .delete(table)
      .where(and(eq(table.organizationId, ofInvoice.organizationId), eq(table.invoiceId, ofInvoice.invoiceId)))
  const written = lines(id)
  await insertMany(tx, invoiceLine, written)
  const instalments = milestones(id)
  await insertMany(tx, invoiceMilestone, instalments)
  const versionOf = await versionsOf(tx, [before, after])
  const changes = invoiceChanges(
    versionOf(before, { lines: oldLines, milestones: before.milestones, order: oldOrder }),
    versionOf(after, { lines: written, milestones: instalments, order }),
  )
  if (changes.length > 0) await invoiceRevisions.keep(tx, id, changes)
  recordInvoiceChange(tx, { action: 'UPDATED', before, after })
  return after
}

type Beside = { customer: CustomerRow; order: SalesOrder | undefined; before?: InvoiceRow | undefined }

/** The values to store, or all validation errors. */
async function checkedValues(tx: Tx, input: InvoiceInput, { customer, order, before }: Beside) {
  await refuseStrangers(tx, input, { customer, order })
  const entityId = await issuerOf(tx, input, { customer, order, before })
  const seller = await readSeller(tx, entityId)
  const rate = await rateFor(tx, input)
  const amounts = invoiceAmounts(input, { seller, buyer: customer, rate })
  const figures = figureColumns(amounts)
  const instalments = instalmentsOf(input.milestones, amounts, input)
  const term = {
    invoiceDate: input.invoiceDate,
    termDays: input.termDays ?? customer.termDays,
    termFrom: input.termFrom ?? customer.termFrom,
  }
  const columns = {
    kind: input.kind,
    entityId,
    customerId: customer.id,
    customerName: customer.name,
    customerReference: input.customerReference ?? order?.customerReference ?? null,
    orderId: order?.id ?? null,
    receiptIds: [...new Set(input.receiptIds)],
    ...term,
    dueDate: dueDateOf(term, null),
    note: input.note,
    internalNote: input.internalNote,
    approverId: input.approverId,
    currency: input.currency,
    ...rate,
    vatTreatment: input.vatTreatment,
    ...discountColumns(input.discount),
    deductions: input.deductions.map(({ invoiceId, amount }) => ({ invoiceId, amount: String(minorOf(amount)) })),
    lineCount: input.lines.length,
    firstLine: input.lines[0]!.description,
    ...figures,
    // A term that counts from the paper copy requires one.
    hardCopy: term.termFrom === 'HARD_COPY_RECEIVED' || (input.hardCopy ?? customer.hardCopy),
    searchText: searchText(input, { customer, order }, figures.totalMinor),
  }
  const taxUnits = input.lines.map((line, place) => taxUnitOf(line.taxUnit, `lines.${place}.taxUnit`))
  const lines = (invoiceId: string) =>
    input.lines.map((line, place) => {
      const { grossMinor, discountMinor, netMinor, orderDiscountMinor, baseMinor } = amounts.lines[place]!
      return {
        organizationId: tx.organizationId,
        id: newId(),
        invoiceId,
        place,
        orderLineId: line.orderLineId,
        productId: line.productId,
        description: line.description,
        kind: line.kind,
        quantity: quantityOf(line.quantity),
        unit: line.unit,
        taxUnit: taxUnits[place]!,
        priceMinor: minorOf(line.price),
        ...discountColumns(line.discount),
        withholding: line.withholding,
        grossMinor,
        discountMinor,
        netMinor,
        invoiceDiscountMinor: orderDiscountMinor,
        baseMinor,
      }
    })
  const milestones = (invoiceId: string) =>
    instalments.map(({ name, percent, dueDate, totalMinor, withheldMinor }, place) => ({
      organizationId: tx.organizationId,
      invoiceId,
      id: newId(),
      place,
      name,
      percent: Number(parsePercent(percent) ?? 0n),
      dueDate,
      totalMinor,
      withheldMinor,
    }))
  return { columns, lines, milestones }
}

/** All invoices of an order are issued by its entity; refuses IN-49 another. */
async function issuerOf(tx: Tx, input: InvoiceInput, { customer, order, before }: Beside): Promise<string> {
  if (order) {
    if (input.entityId !== null && input.entityId !== order.entityId)
      throw new Refusal(codes.invoiceEntity, { path: 'entityId' })
    return order.entityId
  }
  return issuingEntityOf(tx, { entityId: input.entityId ?? before?.entityId ?? null, customerId: customer.id })
}

/** Refuses references that don't belong to the customer, the order, or this organization. */
async function refuseStrangers(tx: Tx, input: InvoiceInput, { customer, order }: Beside): Promise<void> {
  const wrong = (path: string) => refuseFields([{ path, error: 'INVALID_VALUE' }])
  if (order && (order.customerId !== customer.id || order.currency !== input.currency)) throw wrong('orderId')
  if (order && !isInvoiceable(order)) throw new Refusal(codes.invoiceOrder, { path: 'orderId' })
  if (order && order.vatTreatment !== input.vatTreatment)
    throw new Refusal(codes.invoiceVatTreatments, { path: 'vatTreatment' })
  if (input.kind === 'ADVANCE' && !order) throw wrong('orderId')
  if (input.deductions.length > 0 && (!order || input.kind === 'ADVANCE')) throw wrong('deductions')
  const known = new Map(order ? (await readLines(tx, [order.id])).map(line => [line.id, line.kind]) : [])
  for (const [place, { orderLineId, kind }] of input.lines.entries())
    if (orderLineId !== null && (known.get(orderLineId) !== kind || input.kind === 'ADVANCE'))
      throw wrong(`lines.${place}.orderLineId`)
  await refuseUnknownProducts(tx, input)
  await refuseUnknownReceipts(tx, input)
  await refuseUnknownAdvances(tx, input)
  await refuseUnableApprover(tx, input)
}

async function refuseUnknownReceipts(tx: Tx, { receiptIds, orderId }: InvoiceInput): Promise<void> {
  const ids = [...new Set(receiptIds)]
  if (ids.length === 0) return
  const { rows } = await tx.execute(sql`
    select from goods_receipt r where r.organization_id = ${tx.organizationId} and r.order_id = ${orderId}
      and r.id = any (${sql.param(ids)}::uuid[]) and r.kind = 'RECEIPT' and r.status = 'RECORDED'`)
  if (rows.length < ids.length) throw refuseFields([{ path: 'receiptIds', error: 'INVALID_VALUE' }])
}

/** IN-18: refuses deductions that are not issued advances of the order, or have less left; checked again when submitted. */
async function refuseUnknownAdvances(tx: Tx, { deductions, orderId }: InvoiceInput): Promise<void> {
  if (deductions.length === 0) return
  const { rows } = await tx.execute<{ id: string; left: string }>(sql`
    select id, (base_minor - consumed_minor)::text as left from invoice
    where organization_id = ${tx.organizationId} and order_id = ${orderId} and kind = 'ADVANCE'
      and status in ${ISSUED_LIST}
      and id = any (${sql.param(deductions.map(({ invoiceId }) => invoiceId))}::uuid[])`)
  const left = new Map(rows.map(row => [row.id, BigInt(row.left)]))
  const short = deductions.findIndex(({ invoiceId, amount }) => minorOf(amount) > (left.get(invoiceId) ?? -1n))
  if (short >= 0) throw new Refusal(codes.invoiceDeduction, { path: `deductions.${short}.amount` })
}

async function refuseUnableApprover(tx: Tx, { approverId }: InvoiceInput): Promise<void> {
  if (approverId === null) return
  const { rows } = await tx.execute(sql`
    select from membership m join role r on r.organization_id = m.organization_id and r.id = m.role_id
    where m.organization_id = ${tx.organizationId} and m.person_id = ${approverId} and m.status = 'ACTIVE'
      and 'invoicing.invoices.approve' = any (r.permissions)`)
  if (rows.length === 0) throw new Refusal(codes.invoiceApprover, { path: 'approverId' })
}

type Around = Pick<InvoiceVersion, 'lines' | 'milestones'> & { order: SalesOrder | undefined }

/** Versions of an invoice, with the names and numbers of records that they refer to. */
async function versionsOf(tx: Tx, rows: readonly InvoiceRow[]) {
  const { rows: found } = await tx.execute<{ id: string; name: string }>(sql`
    select p.id, p.full_name as name from person p
    join membership m on m.organization_id = ${tx.organizationId} and m.person_id = p.id
    where p.id = any (${sql.param(rows.flatMap(({ approverId }) => approverId ?? []))}::uuid[])
    union all
    select id, number from goods_receipt
    where organization_id = ${tx.organizationId} and id = any (${sql.param(rows.flatMap(({ receiptIds }) => receiptIds))}::uuid[])
    union all
    select id, number from invoice
    where organization_id = ${tx.organizationId} and number is not null
      and id = any (${sql.param(rows.flatMap(({ deductions }) => deductions.map(({ invoiceId }) => invoiceId)))}::uuid[])`)
  const entities = await entityNames(tx)
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return (row: InvoiceRow, { order, ...around }: Around): InvoiceVersion => ({
    ...around,
    row,
    entityName: entities.get(row.entityId) ?? '',
    orderNumber: order?.number ?? null,
    approverName: names.get(row.approverId ?? '') ?? null,
    receiptNumbers: row.receiptIds.flatMap(id => names.get(id) ?? []).toSorted(),
    advanceNumbers: names,
  })
}

const searchText = ({ customerReference, lines }: InvoiceInput, { customer, order }: Beside, totalMinor: bigint) =>
  [
    customer.name,
    customerReference ?? order?.customerReference,
    order?.number,
    formatMinor(totalMinor),
    ...lines.map(line => line.description),
  ]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .slice(0, MAX_SEARCH_LENGTH)
