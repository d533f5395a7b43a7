// For our own services only: the expected cash of issued invoices, and refunds of credit memos.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { refuseFields } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id, idList } from '../../../kit/idShapes.ts'
import { currency } from '../../../kit/money.ts'
import type { Account } from '../../account.ts'
import { listRefunds } from './listRefunds.ts'
import { listSnapshots } from './listSnapshots.ts'

const customer = z.object({
  id: z.uuid(),
  legalName: z.string(),
  alias: z.string().nullable(),
  isCompany: z.boolean(),
  taxNumber: z.string().nullable(),
  accountNumber: z.string().nullable(),
  accountName: z.string().nullable(),
  virtualAccountNumbers: z.array(z.string()).describe('Its fixed virtual accounts, the newest first'),
})

const snapshot = z
  .object({
    id: z.uuid(),
    number: z.string(),
    purchaseOrderNumber: z.string().nullable(),
    virtualAccountNumbers: z
      .array(z.string())
      .describe('Virtual accounts that were opened for it alone, the newest first'),
    customer,
    currency,
    parts: z.array(
      z.object({
        partId: z.uuid().describe('UUID of the installment, or of the invoice itself'),
        name: z.string().nullable(),
        dueDate: z.string(),
        promisedOn: z.string().nullable().describe('When the customer promised to pay it'),
        expectedCash: z.string().describe('Cash that is still to come; 0 where nothing is'),
        receivedByBank: z.string().describe('What matches with bank lines have settled of it'),
      }),
    ),
    claim: z
      .object({ since: z.string().describe('When the oldest of it was paid, as they say'), amount: z.string() })
      .nullable()
      .describe('Of what is to come, what somebody says has been transferred; null for nothing'),
    version: z.int().describe('A newer one is larger'),
  })
  .meta({ id: 'InvoiceSnapshot', description: 'An issued or canceled invoice, and the cash that is to come of it' })

const refund = z
  .object({
    id: z.uuid(),
    creditMemoId: z.uuid(),
    number: z.string().describe('Of the credit memo'),
    customer,
    bankName: z.string(),
    accountNumber: z.string().describe('Where it is to go, as when it was asked for'),
    accountName: z.string(),
    currency,
    amount: z.string(),
    askedOn: z.string(),
    isCalledOff: z.boolean(),
    version: z.int().describe('A newer one is larger'),
  })
  .meta({ id: 'CreditMemoRefundSnapshot', description: 'A refund of a credit memo, whose money is to leave' })

const query = z.strictObject({
  organizationId: id,
  ids: idList.optional(),
  first: z.coerce.number().int().min(1).max(200).default(100),
  after: z.string().max(100).optional().describe('`next` of the page before'),
})

type Wanted = z.output<typeof query>

/** Those of `ids`, or all, page by page. */
async function pageOf<Item extends { id: string }>(
  { database }: Account,
  { organizationId, ids, first, after }: Wanted,
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

/** Invoices and refunds of credit memos for treasury. */
export function receivableRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/projection/invoices',
    {
      schema: {
        operationId: 'listInvoiceSnapshots',
        description:
          'Issued invoices of an organization as other services keep them: those of `ids`, or all, page by page',
        querystring: query,
        response: { 200: z.object({ items: z.array(snapshot), next: z.string().nullable() }) },
      },
    },
    async request => {
      await access.authenticateService(request)
      return pageOf(account, request.query, listSnapshots)
    },
  )

  app.get(
    '/v1/projection/credit-memo-refunds',
    {
      schema: {
        operationId: 'listCreditMemoRefundSnapshots',
        description:
          'Refunds of credit memos of an organization as other services keep them: those of `ids`, or all, page by page',
        querystring: query,
        response: { 200: z.object({ items: z.array(refund), next: z.string().nullable() }) },
      },
    },
    async request => {
      await access.authenticateService(request)
      return pageOf(account, request.query, listRefunds)
    },
  )
}
