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
        description: 'Number of credit memos by status',
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
        description: 'Lines of each credit memo, in document order',
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
        description: 'Applications of each credit memo, oldest first, including those that were undone',
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
        description: 'Refunds of each credit memo, newest first, including canceled ones',
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
        description: 'Credit memos that correct or pay each invoice, newest first, at most 100',
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
        description: 'Credit memos of the invoices of each order, newest first, at most 100',
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
          'Computes the amounts of a credit memo that is being entered, and what can still be credited; nothing is stored; refuses CM-1 more than can be credited, CM-9 invoice not issued',
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
