// HTTP routes for details of credit memos: lines, applications, and figures while the user types.
import type { Access } from '../../../kit/access.ts'
import type { Server } from '../../../kit/http/server.ts'
import { memoDraft } from './input.ts'
import { countMemos, memosOfInvoices, memosOfOrders } from './list.ts'
import { readRefunds } from './refund.ts'
import { readApplications, readMemoLines } from './repository.ts'
import {
  idsOfInvoices,
  idsOfOrders,
  memoApplications,
  memoCounts,
  memoLines,
  memoRefunds,
  ofInvoices,
  ofMemos,
  ofOrders,
  showApplication,
  showLine,
  showRefund,
  showTyped,
  typedMemoShape,
} from './shapes.ts'
import { typedAmounts } from './write.ts'

const VIEW = 'invoicing.creditMemos.view'

/** Reads memos by their ids, and by those of invoices and orders. */
export function readRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/credit-memos/counts',
    {
      schema: {
        operationId: 'countCreditMemos',
        description: 'How many credit memos stand where',
        response: { 200: memoCounts },
      },
    },
    request => access.asCaller(request, VIEW, countMemos),
  )

  app.get(
    '/v1/credit-memos/lines',
    {
      schema: {
        operationId: 'listCreditMemoLines',
        description: 'The lines of each credit memo, in their order',
        querystring: ofMemos,
        response: { 200: memoLines },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await readMemoLines(tx, request.query.memoIds)).map(showLine),
      })),
  )

  app.get(
    '/v1/credit-memos/applications',
    {
      schema: {
        operationId: 'listCreditMemoApplications',
        description: 'What each credit memo pays and paid until it was undone, the first first',
        querystring: ofMemos,
        response: { 200: memoApplications },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await readApplications(tx, request.query.memoIds)).map(showApplication),
      })),
  )

  app.get(
    '/v1/credit-memos/refunds',
    {
      schema: {
        operationId: 'listCreditMemoRefunds',
        description: 'The refunds of each credit memo, also those that were called off, the newest first',
        querystring: ofMemos,
        response: { 200: memoRefunds },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await readRefunds(tx, request.query.memoIds)).map(showRefund),
      })),
  )

  app.get(
    '/v1/credit-memos/of-invoices',
    {
      schema: {
        operationId: 'listCreditMemosOfInvoices',
        description: 'The credit memos that correct or pay each invoice, at most its 100 newest, the newest first',
        querystring: ofInvoices,
        response: { 200: idsOfInvoices },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({ items: await memosOfInvoices(tx, request.query.invoiceIds) })),
  )

  app.get(
    '/v1/credit-memos/of-orders',
    {
      schema: {
        operationId: 'listCreditMemosOfOrders',
        description: 'The credit memos of the invoices of each order, at most its 100 newest, the newest first',
        querystring: ofOrders,
        response: { 200: idsOfOrders },
      },
    },
    request => access.asCaller(request, VIEW, async tx => ({ items: await memosOfOrders(tx, request.query.orderIds) })),
  )

  app.post(
    '/v1/credit-memos/amounts',
    {
      schema: {
        operationId: 'computeCreditMemo',
        description:
          'The figures of a credit memo while it is typed, and what of the invoice is left to credit; nothing is stored; refuses CM-1 more than can be credited, CM-9 invoice not issued',
        body: memoDraft,
        response: { 200: typedMemoShape },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => {
        const { invoice, amounts } = await typedAmounts(tx, request.body)
        return showTyped(invoice, amounts)
      }),
  )
}
