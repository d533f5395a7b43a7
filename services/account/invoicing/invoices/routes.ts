// HTTP routes of invoices: validation and responses, no rules.
import { z } from 'zod'
import {
  BULK_TIME_LIMIT_MS,
  bulkAnswer,
  bulkRoutes,
  reasonRoutes,
  smallBulkBody,
  toEachAsCaller,
  toEachSeen,
} from '../../../kit/bulk.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import { id } from '../../../kit/idShapes.ts'
import { listRoutes } from '../../../kit/listRoutes.ts'
import type { Caller } from '../../../kit/tokens.ts'
import type { AccountRouteContext } from '../../module.ts'
import { annotateInvoice } from './annotate.ts'
import { approveInvoice, cancelInvoice, deleteInvoice, returnInvoice, submitInvoice } from './decide.ts'
import { receiveInvoice, shipInvoice } from './deliver.ts'
import { copyInvoice, invoiceOrder } from './draftFrom.ts'
import {
  annotation,
  arrival,
  cancellation,
  invoiceEdit,
  newInvoice,
  orderToInvoice,
  seenInvoices,
  shipment,
} from './input.ts'
import { mailApprover, mailCanceled, mailReturned } from './emails.ts'
import { countInvoices, invoiceList, invoiceSummary } from './list.ts'
import { readRoutes } from './readRoutes.ts'
import { invoiceCounts, invoiceShape, showInvoice } from './shapes.ts'
import type { InvoiceRow } from './table.ts'
import { createInvoice, updateInvoice } from './writeInvoice.ts'

const VIEW = 'invoicing.invoices.view'
const MANAGE = 'invoicing.invoices.manage'
const DECIDE = 'invoicing.invoices.approve'
const params = z.strictObject({ id })

type Context = Pick<AccountRouteContext, 'account' | 'access' | 'files'>

/** The invoice after a change. */
const showOne = async (tx: Tx, of: string, caller: Caller) => showInvoice((await invoiceList.readOne(tx, of))!, caller)

/** Routes of invoices: lists, one, and actions. */
export function invoiceRoutes(app: Server, context: Context) {
  listRoutes(app, context.access, {
    path: '/v1/invoices',
    names: { one: 'Invoice', many: 'Invoices' },
    words: { one: 'One invoice', many: 'Invoices' },
    permission: VIEW,
    list: invoiceList,
    body: invoiceShape,
    show: showInvoice,
    summary: invoiceSummary,
  })

  app.get(
    '/v1/invoices/counts',
    {
      schema: {
        operationId: 'countInvoices',
        description: 'Number of invoices by status',
        response: { 200: invoiceCounts },
      },
    },
    request => context.access.asCaller(request, VIEW, countInvoices),
  )

  readRoutes(app, context)
  writeRoutes(app, context)
  decisionRoutes(app, context)
  deliveryRoutes(app, context)
}

const CREATION =
  'CU-8 customer not active, IN-1 no total, IN-2 discount too large, IN-3 milestones are not 100 %, IN-4 another VAT treatment than the order’s, IN-5 VAT without registration, IN-50 VAT without a tax number of the seller, IN-10 due before the invoice date, IN-14 no tax rate, IN-16 order can’t be invoiced, IN-17 approver can’t approve, IN-18 deduction, PD-2 unit unknown'

function writeRoutes(app: Server, { access }: Context) {
  const making = <Body extends z.ZodType>(
    path: string,
    operationId: string,
    description: string,
    body: Body,
    make: (tx: Tx, given: z.output<Body>) => Promise<InvoiceRow>,
  ) =>
    app.post(
      path,
      { schema: { operationId, description, headers: keyHeader, body, response: { 201: invoiceShape } } },
      async (request, reply) => {
        const { headers } = request
        const given = request.body as z.output<Body>
        const { body: made } = await access.asCaller(request, MANAGE, (tx, caller) =>
          once(tx, headers['idempotency-key'], [operationId, given], async () =>
            showOne(tx, (await make(tx, given)).id, caller),
          ),
        )
        return reply.code(201).send(made)
      },
    )

  making('/v1/invoices', 'createInvoice', `Writes a draft; refuses ${CREATION}`, newInvoice, createInvoice)
  making(
    '/v1/invoices/of-order',
    'invoiceSalesOrder',
    `Writes a draft of what is not invoiced yet of an order, or of chosen receipts; refuses IN-15 nothing left, ${CREATION}`,
    orderToInvoice,
    invoiceOrder,
  )
  making(
    '/v1/invoices/copy',
    'copyInvoice',
    `Writes a draft like another invoice, of today and of no order; refuses ${CREATION}`,
    params,
    (tx, { id: source }) => copyInvoice(tx, source),
  )

  app.put(
    '/v1/invoices/:id',
    {
      schema: {
        operationId: 'updateInvoice',
        description: `Replaces its values; one that waits for approval becomes a draft; refuses IN-7 status, G-3 stale version, ${CREATION}`,
        params,
        body: invoiceEdit,
        response: { 200: invoiceShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        await updateInvoice(tx, request.params.id, request.body)
        return showOne(tx, request.params.id, caller)
      }),
  )
}

function decisionRoutes(app: Server, { account, access }: Context) {
  app.post(
    '/v1/invoices/approve',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'approveInvoices',
        description:
          'Issues exactly the seen version of each, with the next number of its year; refuses IN-5 VAT without registration, IN-7 status, IN-8 own, IN-10 date in the future, IN-19 period locked, CU-8 customer not active, G-3 stale version',
        body: seenInvoices,
        response: { 200: bulkAnswer },
      },
    },
    request => toEachSeen(access, DECIDE, request, request.body.invoices, approveInvoice),
  )

  const each = bulkRoutes(app, access, smallBulkBody)
  each(
    '/v1/invoices/submit',
    'submitInvoices',
    'Asks for approval of each, by email where somebody is named to approve it, and takes its quantities; refuses IN-5 VAT without registration, IN-6 more than is left to invoice, IN-7 status, IN-10 date after today, IN-16 order can’t be invoiced, IN-18 deduction, CU-8 customer not active',
    MANAGE,
    async (tx, one) => {
      await submitInvoice(tx, one)
      await mailApprover(tx, account, one)
    },
  )
  each('/v1/invoices/delete', 'deleteInvoices', 'Takes drafts away; refuses IN-7 status', MANAGE, deleteInvoice)

  reasonRoutes(app, access)(
    '/v1/invoices/return',
    'returnInvoices',
    'Sends each back to its authors as a draft, for a reason that they are mailed; refuses IN-7 status',
    DECIDE,
    async (tx, returned) => {
      await returnInvoice(tx, returned)
      await mailReturned(tx, account, returned)
    },
  )

  app.post(
    '/v1/invoices/cancel',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'cancelInvoices',
        description:
          'Cancels each unpaid invoice, with a reason, and emails its customer; refuses IN-7 status, IN-9 payments or credits, IN-18 an advance that was deducted, IN-19 period locked, IN-46 a tax invoice that stands',
        body: cancellation,
        response: { 200: bulkAnswer },
      },
    },
    request => {
      const { ids, ...canceled } = request.body
      return toEachAsCaller(access, DECIDE, request, ids, async (tx, one) => {
        await cancelInvoice(tx, { id: one, ...canceled })
        await mailCanceled(tx, account, one)
      })
    },
  )
}

function deliveryRoutes(app: Server, { access, files }: Context) {
  app.put(
    '/v1/invoices/:id/annotation',
    {
      schema: {
        operationId: 'annotateInvoice',
        description:
          'Edits the fields of an issued invoice that can still change: internal note and serial number of its e-meterai; refuses IN-7 status, G-3 stale version',
        params,
        body: annotation,
        response: { 200: invoiceShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        await annotateInvoice(tx, request.params.id, request.body)
        return showOne(tx, request.params.id, caller)
      }),
  )

  app.post(
    '/v1/invoices/ship',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'shipInvoices',
        description: 'Records that paper copies were sent; refuses IN-7 status, IN-20 date',
        body: shipment,
        response: { 200: bulkAnswer },
      },
    },
    request => {
      const { ids, ...sent } = request.body
      return toEachAsCaller(access, MANAGE, request, ids, (tx, one) => shipInvoice(tx, one, sent))
    },
  )

  app.post(
    '/v1/invoices/receive',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'receiveInvoices',
        description:
          'Records that customers received the paper copies, which starts payment terms that depend on it; refuses IN-7 status, IN-20 date, G-7 unknown file',
        body: arrival,
        response: { 200: bulkAnswer },
      },
    },
    request => {
      const { ids, ...arrived } = request.body
      return toEachAsCaller(access, MANAGE, request, ids, (tx, one) => receiveInvoice(tx, files, one, arrived))
    },
  )
}
