// HTTP routes of received payments: validation and responses, no rules.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import {
  BULK_TIME_LIMIT_MS,
  bulkAnswer,
  bulkRoutes,
  reasonRoutes,
  smallBulkBody,
  toEachSeen,
} from '../../../kit/bulk.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import { id } from '../../../kit/idShapes.ts'
import { listRoutes } from '../../../kit/listRoutes.ts'
import type { Caller } from '../../../kit/tokens.ts'
import type { Account } from '../../account.ts'
import { applyChosen, applyOldest } from './apply.ts'
import { choice, newReceivedPayment, seenPayments } from './input.ts'
import { countReceivedPayments, paymentsOfInvoices, receivedPaymentList, receivedPaymentSummary } from './list.ts'
import { cancelPayment, unapplyPayment } from './cancel.ts'
import { confirmPayment, recordPayment } from './record.ts'
import { readApplications } from './repository.ts'
import {
  idsOfInvoices,
  ofInvoices,
  ofPayments,
  paymentApplications,
  paymentCounts,
  receivedPaymentShape,
  showApplication,
  showReceivedPayment,
} from './shapes.ts'

const VIEW = 'invoicing.payments.view'
const MANAGE = 'invoicing.payments.manage'
const params = z.strictObject({ id })

type Context = { account: Account; access: Access; files: Files }

/** The payment after a change. */
const showOne = async (tx: Tx, of: string, caller: Caller) =>
  showReceivedPayment((await receivedPaymentList.readOne(tx, of))!, caller)

/** Routes of received payments: lists, one, and actions. */
export function receivedPaymentRoutes(app: Server, context: Context) {
  listRoutes(app, context.access, {
    path: '/v1/received-payments',
    names: { one: 'ReceivedPayment', many: 'ReceivedPayments' },
    words: { one: 'One payment received', many: 'Payments received' },
    permission: VIEW,
    list: receivedPaymentList,
    body: receivedPaymentShape,
    show: showReceivedPayment,
    summary: receivedPaymentSummary,
  })
  readRoutes(app, context)
  writeRoutes(app, context)
  decisionRoutes(app, context)
}

function readRoutes(app: Server, { access }: Context) {
  app.get(
    '/v1/received-payments/counts',
    {
      schema: {
        operationId: 'countReceivedPayments',
        description: 'Number of received payments by status',
        response: { 200: paymentCounts },
      },
    },
    request => access.asCaller(request, VIEW, countReceivedPayments),
  )

  app.get(
    '/v1/received-payments/applications',
    {
      schema: {
        operationId: 'listReceivedPaymentApplications',
        description: 'Applications of each payment, oldest first, including those that were undone',
        querystring: ofPayments,
        response: { 200: paymentApplications },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await readApplications(tx, request.query.paymentIds)).map(showApplication),
      })),
  )

  app.get(
    '/v1/received-payments/of-invoices',
    {
      schema: {
        operationId: 'listReceivedPaymentsOfInvoices',
        description: 'Payments that pay or paid each invoice, newest first, at most 100',
        querystring: ofInvoices,
        response: { 200: idsOfInvoices },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({ items: await paymentsOfInvoices(tx, request.query.invoiceIds) })),
  )
}

function writeRoutes(app: Server, { access, files }: Context) {
  app.post(
    '/v1/received-payments',
    {
      schema: {
        operationId: 'recordReceivedPayment',
        description:
          'Records a payment with its proof. A transfer is a claim until a statement transaction verifies it, and cash must be confirmed by another user; an overpayment is kept as a credit memo; refuses PY-1 applied above the payment, PY-2 no proof, PY-6 date in the future, PY-7 period locked, PY-8 more than an invoice owes, PY-9 other customer or currency, PY-10 invoice not issued, PY-14 customer not active, PY-16 an unverified transfer waits on the invoice',
        headers: keyHeader,
        body: newReceivedPayment,
        response: { 201: receivedPaymentShape },
      },
    },
    async (request, reply) => {
      const { body: made } = await access.asCaller(request, MANAGE, (tx, caller) =>
        once(tx, request.headers['idempotency-key'], ['recordReceivedPayment', request.body], async () =>
          showOne(tx, (await recordPayment(tx, files, request.body)).id, caller),
        ),
      )
      return reply.code(201).send(made)
    },
  )

  app.post(
    '/v1/received-payments/:id/applications',
    {
      schema: {
        operationId: 'applyReceivedPayment',
        description:
          'Applies the unapplied rest of a payment to chosen invoices of its customer and currency; refuses PY-1 more than is left, PY-4 status, PY-8 more than an invoice owes, PY-9 other customer or currency, PY-10 invoice not issued, PY-16 an unverified transfer waits on the invoice, G-3 stale version',
        params,
        body: choice,
        response: { 200: receivedPaymentShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        await applyChosen(tx, request.params.id, request.body)
        return showOne(tx, request.params.id, caller)
      }),
  )
}

function decisionRoutes(app: Server, { account, access }: Context) {
  app.post(
    '/v1/received-payments/confirm',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'confirmReceivedPayments',
        description:
          'Confirms cash recorded by other users and customers’ proofs of transfer, exactly as seen; planned applications are made as far as the invoices are still due; refuses PY-4 status, PY-5 own, PY-7 period locked, PY-18 of a proof nothing is owed, G-3 stale version',
        body: seenPayments,
        response: { 200: bulkAnswer },
      },
    },
    request => toEachSeen(access, MANAGE, request, request.body.payments, confirmPayment),
  )

  const withReason = reasonRoutes(app, access)
  withReason(
    '/v1/received-payments/cancel',
    'cancelReceivedPayments',
    'Takes each back, for a reason: what it paid is owed again; one that waits has FAILED. Emails the customer whose proof it was, or who recorded it; refuses PY-3 a bank line shows it, PY-4 status, PY-7 period locked, PY-17 its credit is refunded, PY-21 a provider received it, G-3 paid another invoice meanwhile',
    MANAGE,
    (tx, canceled) => cancelPayment(tx, account, canceled),
  )

  withReason(
    '/v1/received-payments/unapply',
    'unapplyReceivedPayments',
    'Takes each off the invoices that it pays, for a reason, so that it can pay others: only what a payment provider received; refuses PY-4 status or it pays none, PY-7 applied in a locked period, G-3 paid another invoice meanwhile',
    MANAGE,
    unapplyPayment,
  )

  bulkRoutes(app, access, smallBulkBody)(
    '/v1/received-payments/apply',
    'applyReceivedPayments',
    'Pays with what is left of each the invoices of its customer and currency, oldest due first; refuses PY-4 status, PY-11 nothing to pay',
    MANAGE,
    applyOldest,
  )
}
