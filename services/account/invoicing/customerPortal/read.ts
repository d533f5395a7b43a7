// What the portal reads in the customer's role: Postgres shows no rows of other customers, and no columns for staff only.
import { asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { sortBy } from '../../../kit/list.ts'
import { type Currency, showMoney } from '../../../kit/money.ts'
import { openPage } from '../../../kit/page.ts'
import type { CustomerCaller } from '../../../kit/tokens.ts'
import { bankOf } from '../bankDetails/public.ts'
import { type Address, addressText, customer, masked } from '../customers/public.ts'
import { formatQuantity } from '../documents/public.ts'
import { businessDayOf, invoice, invoiceLine } from '../invoices/public.ts'
import { purchaseOrder, purchaseOrderLine } from '../purchaseOrders/public.ts'
import { salesOrder, salesOrderLine } from '../salesOrders/public.ts'
import type { portalInvoice, portalOrder, portalPurchase, portalShape } from './shapes.ts'

type PageQuery = { first: number; after?: string | undefined; sort: string }

type Balance = {
  currency: Currency
  toPay: string
  overdue: string
  withheldOpen: string
  unverified: string
  credit: string
  unpaidCount: number
  nextDueDate: string | null
}

/** The portal's start page: the user, the seller, and open amounts. */
export async function readPortal(tx: Tx, { email }: CustomerCaller): Promise<z.infer<typeof portalShape>> {
  const [[row], { rows: sellers }, { rows: balances }, { rows: virtualAccounts }] = await Promise.all([
    tx
      .select({
        id: customer.id,
        name: customer.name,
        type: customer.type,
        alias: customer.alias,
        email: customer.email,
        phone: customer.phone,
        picName: customer.picName,
        picEmail: customer.picEmail,
        picPhone: customer.picPhone,
        identityNumber: customer.identityNumber,
        taxNumber: customer.taxNumber,
        businessNumber: customer.businessNumber,
        billingAddress: customer.billingAddress,
        registeredAddress: customer.registeredAddress,
        bankName: customer.bankName,
        accountNumber: customer.accountNumber,
        accountName: customer.accountName,
        financeName: customer.financeName,
        financeEmail: customer.financeEmail,
        invoiceEmails: customer.invoiceEmails,
        language: customer.language,
        termDays: customer.termDays,
      })
      .from(customer),
    tx.execute<{ name: string }>(sql`select legal_name as name from organization`),
    tx.execute<Balance>(balanceOf(tx)),
    tx.execute<{ bankCode: string; number: string; expiresOn: string; payee: string | null }>(sql`
      select bank_code as "bankCode", number, expires_on::text as "expiresOn", (
        select e.name from entity e where e.organization_id = v.organization_id and e.id = v.payout_entity_id) as payee
      from customer_virtual_account v
      where status = 'ACTIVE' and expires_at > ${tx.clock.now().toString()}::timestamptz order by bank_code`),
  ])
  if (!row) throw new Refusal(commonErrors.notFound)
  const inOneLine = (address: Address | null) => addressText(address)
  return {
    email,
    organizationName: sellers[0]?.name ?? '',
    customer: {
      ...row,
      identityNumber: masked(row.identityNumber),
      accountNumber: masked(row.accountNumber),
      billingAddress: inOneLine(row.billingAddress),
      registeredAddress: inOneLine(row.registeredAddress),
    },
    virtualAccounts,
    balances: balances.map(({ currency, unpaidCount, nextDueDate, ...amounts }) => ({
      currency,
      unpaidCount,
      nextDueDate,
      toPay: showMoney(BigInt(amounts.toPay), currency),
      overdue: showMoney(BigInt(amounts.overdue), currency),
      withheldOpen: showMoney(BigInt(amounts.withheldOpen), currency),
      unverified: showMoney(BigInt(amounts.unverified), currency),
      credit: showMoney(BigInt(amounts.credit), currency),
    })),
  }
}

const balanceOf = (tx: Tx) => sql`
  with owed as (
    select currency, sum(remaining_minor - withheld_open_minor) as to_pay,
      sum(remaining_minor - withheld_open_minor) filter (where next_due_date < ${businessDayOf(tx)}) as overdue,
      sum(withheld_open_minor) as withheld, sum(unverified_minor) as unverified, count(*) filter (where remaining_minor > withheld_open_minor) as unpaid,
      min(next_due_date) filter (where remaining_minor > withheld_open_minor) as next_due
    from invoice where remaining_minor > 0 or unverified_minor > 0 group by currency
  ), credit as (
    select currency, sum(minor) as remaining from (
      select currency, remaining_minor as minor from credit_memo where remaining_minor > 0
      union all
      select currency, unapplied_minor from received_payment
      where unapplied_minor > 0 and verification is distinct from 'UNVERIFIED') open
    group by currency
  )
  select currency, coalesce(to_pay, 0)::text as "toPay", coalesce(overdue, 0)::text as overdue,
    coalesce(withheld, 0)::text as "withheldOpen", coalesce(unverified, 0)::text as unverified, coalesce(remaining, 0)::text as credit,
    coalesce(unpaid, 0)::int as "unpaidCount", next_due::text as "nextDueDate"
  from owed full join credit using (currency) order by currency`

const invoiceColumns = (tx: Tx) => ({
  id: invoice.id,
  number: sql<string>`${invoice.number}`,
  status: invoice.status,
  invoiceDate: invoice.invoiceDate,
  nextDueDate: invoice.nextDueDate,
  isOverdue: sql<boolean>`coalesce(${invoice.remainingMinor} > ${invoice.withheldOpenMinor}
    and ${invoice.nextDueDate} < ${businessDayOf(tx)}, false)`,
  currency: invoice.currency,
  totalMinor: invoice.totalMinor,
  remainingMinor: invoice.remainingMinor,
  withheldOpenMinor: invoice.withheldOpenMinor,
  unverifiedMinor: invoice.unverifiedMinor,
  writtenOffMinor: invoice.writtenOffMinor,
  // As text, since JSON can't hold such numbers.
  checkingMinor: sql<string>`coalesce((
    select sum((p ->> 'amount')::bigint) from received_payment r cross join lateral jsonb_array_elements(r.planned) p
    where r.status = 'PENDING' and r.proof_of <> '{}' and (p ->> 'invoiceId')::uuid = invoice.id), 0)::text`,
})
type InvoiceSeen = {
  checkingMinor: string
  id: string
  number: string
  status: (typeof invoice.$inferSelect)['status']
  invoiceDate: string
  nextDueDate: string | null
  isOverdue: boolean
  currency: Currency
  totalMinor: bigint
  remainingMinor: bigint
  withheldOpenMinor: bigint
  unverifiedMinor: bigint
  writtenOffMinor: bigint
}

const showInvoice = (row: InvoiceSeen) => ({
  id: row.id,
  number: row.number,
  status: row.status,
  invoiceDate: row.invoiceDate,
  dueDate: row.nextDueDate,
  isOverdue: row.isOverdue,
  total: showMoney(row.totalMinor, row.currency),
  toPay: showMoney(row.remainingMinor - row.withheldOpenMinor, row.currency),
  withheldOpen: showMoney(row.withheldOpenMinor, row.currency),
  unverified: showMoney(row.unverifiedMinor, row.currency),
  writtenOff: showMoney(row.writtenOffMinor, row.currency),
  checking: showMoney(BigInt(row.checkingMinor), row.currency),
})

/** Issued invoices, newest first. */
export async function listPortalInvoices(tx: Tx, query: PageQuery) {
  const page = openPage<InvoiceSeen>(query, { sorts: { date: sortBy(invoice, 'invoiceDate') }, id: invoice.id })
  const rows = await tx
    .select(invoiceColumns(tx))
    .from(invoice)
    .where(page.after)
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return page.answer(rows, showInvoice)
}

/** One invoice; drafts and those of other customers are not found. */
export async function readPortalInvoice(tx: Tx, id: string): Promise<z.infer<typeof portalInvoice>> {
  const [row] = await tx
    .select({
      ...invoiceColumns(tx),
      entityId: invoice.entityId,
      customerReference: invoice.customerReference,
      openedOn: invoice.openedOn,
      note: invoice.note,
      baseMinor: invoice.baseMinor,
      vatMinor: invoice.vatMinor,
      stampMinor: invoice.stampMinor,
      withheldMinor: invoice.withheldMinor,
      snapshot: invoice.snapshot,
    })
    .from(invoice)
    .where(eq(invoice.id, id))
  if (!row) throw new Refusal(commonErrors.notFound)
  const lines = await tx
    .select({
      description: invoiceLine.description,
      quantity: invoiceLine.quantity,
      unit: invoiceLine.unit,
      priceMinor: invoiceLine.priceMinor,
      netMinor: invoiceLine.netMinor,
    })
    .from(invoiceLine)
    .where(eq(invoiceLine.invoiceId, id))
    .orderBy(asc(invoiceLine.place))
  const show = (minor: bigint) => showMoney(minor, row.currency)
  return {
    ...showInvoice(row),
    customerReference: row.customerReference,
    hasDocument: row.openedOn === null,
    note: row.note,
    base: show(row.baseMinor),
    vat: show(row.vatMinor),
    stampDuty: show(row.stampMinor),
    withheld: show(row.withheldMinor),
    expectedCash: show(row.totalMinor - row.withheldMinor),
    settled: show(
      row.status === 'CANCELED' ? 0n : row.totalMinor - row.remainingMinor - row.unverifiedMinor - row.writtenOffMinor,
    ),
    bank: row.status !== 'CANCELED' && row.remainingMinor > row.withheldOpenMinor ? await bankOf(tx, row) : null,
    lines: lines.map(line => showLine(line, row.currency)),
  }
}

type LineSeen = { description: string; quantity: bigint; unit: string; priceMinor: bigint; netMinor: bigint }
const showLine = ({ description, quantity, unit, priceMinor, netMinor }: LineSeen, of: Currency) => ({
  description,
  quantity: formatQuantity(quantity),
  unit,
  price: showMoney(priceMinor, of),
  net: showMoney(netMinor, of),
})

const orderColumns = {
  id: salesOrder.id,
  number: salesOrder.number,
  status: salesOrder.status,
  fulfillment: salesOrder.fulfillment,
  paymentStatus: salesOrder.paymentStatus,
  orderDate: salesOrder.orderDate,
  requiredDate: salesOrder.requiredDate,
  receivedPercent: salesOrder.receivedPercent,
  currency: salesOrder.currency,
  totalMinor: salesOrder.totalMinor,
}
type OrderSeen = Pick<typeof salesOrder.$inferSelect, keyof typeof orderColumns>
const showOrder = ({ currency, totalMinor, ...row }: OrderSeen) => ({
  id: row.id,
  number: row.number,
  status: row.status,
  fulfillment: row.fulfillment,
  paymentStatus: row.paymentStatus,
  orderDate: row.orderDate,
  requiredDate: row.requiredDate,
  receivedPercent: row.receivedPercent,
  total: showMoney(totalMinor, currency),
})

/** Sales orders that the seller has approved, newest first. */
export async function listPortalOrders(tx: Tx, query: PageQuery) {
  const page = openPage<OrderSeen>(query, { sorts: { date: sortBy(salesOrder, 'orderDate') }, id: salesOrder.id })
  const rows = await tx
    .select(orderColumns)
    .from(salesOrder)
    .where(page.after)
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return page.answer(rows, showOrder)
}

export async function readPortalOrder(tx: Tx, id: string): Promise<z.infer<typeof portalOrder>> {
  const [row] = await tx
    .select({
      ...orderColumns,
      customerReference: salesOrder.customerReference,
      note: salesOrder.note,
      baseMinor: salesOrder.baseMinor,
      vatMinor: salesOrder.vatMinor,
    })
    .from(salesOrder)
    .where(eq(salesOrder.id, id))
  if (!row) throw new Refusal(commonErrors.notFound)
  const lines = await tx
    .select({
      description: salesOrderLine.description,
      quantity: salesOrderLine.ordered,
      unit: salesOrderLine.unit,
      priceMinor: salesOrderLine.priceMinor,
      netMinor: salesOrderLine.netMinor,
      received: salesOrderLine.received,
      returned: salesOrderLine.returned,
    })
    .from(salesOrderLine)
    .where(eq(salesOrderLine.orderId, id))
    .orderBy(asc(salesOrderLine.place))
  return {
    ...showOrder(row),
    customerReference: row.customerReference,
    note: row.note,
    base: showMoney(row.baseMinor, row.currency),
    vat: showMoney(row.vatMinor, row.currency),
    lines: lines.map(line => ({
      ...showLine(line, row.currency),
      received: formatQuantity(line.received - line.returned),
    })),
  }
}

const purchaseColumns = {
  id: purchaseOrder.id,
  number: purchaseOrder.number,
  status: purchaseOrder.status,
  date: purchaseOrder.date,
  requiredDate: purchaseOrder.requiredDate,
  reason: purchaseOrder.reason,
  currency: purchaseOrder.currency,
  amountMinor: purchaseOrder.amountMinor,
}
type PurchaseSeen = Pick<typeof purchaseOrder.$inferSelect, keyof typeof purchaseColumns>
const showPurchase = ({ currency, amountMinor, ...row }: PurchaseSeen) => ({
  id: row.id,
  number: row.number,
  status: row.status,
  date: row.date,
  requiredDate: row.requiredDate,
  reason: row.reason,
  amount: showMoney(amountMinor, currency),
})

/** The customer's own purchase orders, newest first. */
export async function listPortalPurchases(tx: Tx, query: PageQuery) {
  const page = openPage<PurchaseSeen>(query, { sorts: { date: sortBy(purchaseOrder, 'date') }, id: purchaseOrder.id })
  const rows = await tx
    .select(purchaseColumns)
    .from(purchaseOrder)
    .where(page.after)
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return page.answer(rows, showPurchase)
}

export async function readPortalPurchase(tx: Tx, id: string): Promise<z.infer<typeof portalPurchase>> {
  const [row] = await tx
    .select({ ...purchaseColumns, note: purchaseOrder.note })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.id, id))
  if (!row) throw new Refusal(commonErrors.notFound)
  const lines = await tx
    .select({
      description: purchaseOrderLine.description,
      quantity: purchaseOrderLine.quantity,
      unit: purchaseOrderLine.unit,
      priceMinor: purchaseOrderLine.priceMinor,
      netMinor: purchaseOrderLine.amountMinor,
    })
    .from(purchaseOrderLine)
    .where(eq(purchaseOrderLine.purchaseOrderId, id))
    .orderBy(asc(purchaseOrderLine.place))
  return { ...showPurchase(row), note: row.note, lines: lines.map(line => showLine(line, row.currency)) }
}
