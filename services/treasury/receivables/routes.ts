// HTTP of the expected transactions of invoices and refunds and, for our own services, of their matches with bank lines.
import { and, asc, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { among } from '../../kit/database/among.ts'
import type { Database, Tx } from '../../kit/database/database.ts'
import { refuseFields } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { currency } from '../../kit/money.ts'
import { expectedTransaction } from '../expectedTransactions/public.ts'
import { ADJUSTMENT_KINDS } from '../reconciliation/public.ts'
import { listReceipts } from './receipts.ts'
import { listRefundPayments } from './refundPayments.ts'
import { readRefundsToPay } from './refundsToPay.ts'

const VIEW = 'treasury.expected.view'

const receipt = z
  .object({
    id: z.uuid().describe('The match'),
    removedAt: z.string().nullable().describe('When it was undone; null while it is in force'),
    currency,
    lines: z.array(
      z.object({
        id: z.uuid(),
        date: z.string(),
        amount: z.string(),
        entityId: z.uuid().describe('The legal entity that owns its bank account'),
      }),
    ),
    allocations: z.array(
      z.object({
        lineId: z.uuid(),
        invoiceId: z.uuid(),
        partId: z.uuid(),
        amount: z.string().describe('How much of the line; without the adjustments'),
        adjustments: z.array(z.object({ kind: z.enum(ADJUSTMENT_KINDS), amount: z.string() })),
      }),
    ),
  })
  .meta({ id: 'InvoiceReceipt', description: 'A match of bank lines with invoices' })

const refundPayment = z
  .object({
    id: z.uuid().describe('The refund'),
    version: z.int().describe('A newer one is larger'),
    isClosed: z.boolean().describe('It was called off, and no money leaves for it any more'),
    lines: z.array(
      z.object({
        id: z.uuid(),
        date: z.string(),
        amount: z.string().describe('Of this refund, without fees of banks'),
        description: z.string(),
      }),
    ),
  })
  .meta({ id: 'RefundPayment', description: 'What became of a refund of a credit memo' })

const refundToPay = z
  .object({
    expectedTransactionId: z.uuid(),
    creditMemoNumber: z.string(),
    bankName: z.string().describe("The customer's bank, as it was when the refund was asked for"),
    accountNumber: z.string(),
    accountName: z.string(),
    isPayable: z.boolean().describe('All of it is still to leave, and no payment of it is alive'),
    paymentIds: z.array(z.uuid()).describe('Its payments, the newest first'),
  })
  .meta({ id: 'RefundToPay', description: 'A refund of a credit memo, as needed for paying it' })

const query = z.strictObject({
  organizationId: id,
  ids: idList.optional(),
  first: z.coerce.number().int().min(1).max(200).default(100),
  after: z.string().max(100).optional().describe('`next` of the page before'),
})

/** Those with these `ids`, or all, page by page. */
async function pageOf<Item extends { id: string }>(
  database: Database,
  { organizationId, ids, first, after }: z.output<typeof query>,
  list: (tx: Tx, which: { ids: readonly string[] } | { after: string | undefined; first: number }) => Promise<Item[]>,
) {
  if (after !== undefined && !z.uuid().safeParse(after).success)
    throw refuseFields([{ path: 'after', error: 'INVALID_CURSOR' }])
  const items = await database.readInOrganization(organizationId, null, tx =>
    list(tx, ids ? { ids } : { after, first }),
  )
  const next = !ids && items.length === first ? (items.at(-1)?.id ?? null) : null
  return { items, next }
}

/** Routes of the expected transactions of invoices and refunds, and their matches. */
export function receivableRoutes(app: Server, { access, database }: { access: Access; database: Database }) {
  app.get(
    '/v1/invoice-receipts',
    {
      schema: {
        operationId: 'listInvoiceReceipts',
        description: 'Matches that invoices of an organization have a part in: those of `ids`, or all, page by page',
        querystring: query,
        response: { 200: z.object({ items: z.array(receipt), next: z.string().nullable() }) },
      },
    },
    async request => {
      await access.authenticateService(request)
      return pageOf(database, request.query, listReceipts)
    },
  )

  app.get(
    '/v1/refund-payments',
    {
      schema: {
        operationId: 'listRefundPayments',
        description: 'What became of refunds of credit memos of an organization: those of `ids`, or all, page by page',
        querystring: query,
        response: { 200: z.object({ items: z.array(refundPayment), next: z.string().nullable() }) },
      },
    },
    async request => {
      await access.authenticateService(request)
      return pageOf(database, request.query, listRefundPayments)
    },
  )

  app.get(
    '/v1/receivables/expected-transactions',
    {
      schema: {
        operationId: 'listInvoiceExpectedTransactions',
        description: 'The money that invoices have expected, the earliest first, without what was archived',
        querystring: z.strictObject({ invoiceIds: idList }),
        response: {
          200: z.object({ items: z.array(z.object({ invoiceId: z.uuid(), expectedTransactionId: z.uuid() })) }),
        },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({ items: await expectedOfInvoices(tx, request.query.invoiceIds) })),
  )

  app.get(
    '/v1/receivables/expected-refunds',
    {
      schema: {
        operationId: 'listRefundExpectedTransactions',
        description: 'The money that refunds of credit memos have expected to leave',
        querystring: z.strictObject({ refundIds: idList }),
        response: {
          200: z.object({ items: z.array(z.object({ refundId: z.uuid(), expectedTransactionId: z.uuid() })) }),
        },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({ items: await expectedOfRefunds(tx, request.query.refundIds) })),
  )

  app.get(
    '/v1/receivables/refunds',
    {
      schema: {
        operationId: 'listRefundsToPay',
        description: 'The refunds of credit memos that have this money expected: where it goes, and their payments',
        querystring: z.strictObject({ expectedTransactionIds: idList }),
        response: { 200: z.object({ items: z.array(refundToPay) }) },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: await readRefundsToPay(tx, request.query.expectedTransactionIds),
      })),
  )
}

async function expectedOfRefunds(tx: Tx, ids: readonly string[]) {
  const { organizationId, id, refundId } = expectedTransaction
  const rows = await tx
    .select({ refundId, expectedTransactionId: id })
    .from(expectedTransaction)
    .where(and(eq(organizationId, tx.organizationId), among(refundId, ids)))
  return rows.flatMap(row => (row.refundId === null ? [] : [{ ...row, refundId: row.refundId }]))
}

async function expectedOfInvoices(tx: Tx, ids: readonly string[]) {
  const { organizationId, id, invoiceId, date, status } = expectedTransaction
  const rows = await tx
    .select({ invoiceId, expectedTransactionId: id })
    .from(expectedTransaction)
    .where(and(eq(organizationId, tx.organizationId), among(invoiceId, ids), ne(status, 'ARCHIVED')))
    .orderBy(asc(invoiceId), asc(date), asc(id))
  return rows.flatMap(row => (row.invoiceId === null ? [] : [{ ...row, invoiceId: row.invoiceId }]))
}
