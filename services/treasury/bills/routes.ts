// HTTP of bills: shapes in and out, no rules.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { BULK_TIME_LIMIT_MS, bulkAnswer, bulkRoutes, toEach, toEachSeen } from '../../kit/bulk.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { keyHeader, once } from '../../kit/idempotency.ts'
import { id } from '../../kit/idShapes.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import type { Caller } from '../../kit/tokens.ts'
import type { RouteContext } from '../context.ts'
import { codes } from './errors.ts'
import { billChecks, checkBills } from './checks.ts'
import { createBill } from './createBill.ts'
import { deleteBill } from './deleteBill.ts'
import { isPermitted } from './lifecycle.ts'
import { billList, billSummary, countBills } from './list.ts'
import { linesPaying, markBillPaid } from './markPaid.ts'
import { approveBill, cancelBill, submitBill } from './moveBill.ts'
import {
  billShape,
  billCounts,
  billEdit,
  matchingLines,
  newBill,
  ofBills,
  paidBody,
  reasonBody,
  seenBills,
  showBill,
} from './shapes.ts'
import { updateBill } from './updateBill.ts'

const VIEW = 'treasury.bills.view'
const MANAGE = 'treasury.bills.manage'
const APPROVE = 'treasury.bills.approve'

type Dependencies = Pick<RouteContext, 'access' | 'files'>

/** Routes of bills: lists, single bills and actions. */
export function billRoutes(app: Server, dependencies: Dependencies) {
  listRoutes(app, dependencies.access, {
    path: '/v1/bills',
    names: { one: 'Bill', many: 'Bills' },
    words: { one: 'One bill', many: 'Bills' },
    permission: VIEW,
    list: billList,
    body: billShape,
    show: showBill,
    summary: billSummary,
  })
  readRoutes(app, dependencies)
  writeRoutes(app, dependencies)
  decisionRoutes(app, dependencies)
}

function readRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/bills/counts',
    {
      schema: {
        operationId: 'countBills',
        description: 'Number of bills by status',
        response: { 200: billCounts },
      },
    },
    request => access.asCaller(request, VIEW, countBills),
  )

  app.get(
    '/v1/bills/matching-lines',
    {
      schema: {
        operationId: 'listLinesOfBills',
        description:
          'For each bill the unreconciled outgoing statement transactions of its amount and currency, at most 20, closest to its due date first',
        querystring: ofBills,
        response: { 200: matchingLines },
      },
    },
    request => access.asCaller(request, VIEW, async tx => ({ items: await linesPaying(tx, request.query.billIds) })),
  )

  app.get(
    '/v1/bills/checks',
    {
      schema: {
        operationId: 'checkBills',
        description: 'Checks of each bill against other bills and payments of its counterparty',
        querystring: ofBills,
        response: { 200: z.object({ items: z.array(billChecks) }) },
      },
    },
    request => access.asCaller(request, VIEW, async tx => ({ items: await checkBills(tx, request.query.billIds) })),
  )
}

/** The bill after a change, with its related data. */
const showOne = async (tx: Tx, of: string, caller: Caller) => showBill((await billList.readOne(tx, of))!, caller)

function writeRoutes(app: Server, { access, files }: Dependencies) {
  app.post(
    '/v1/bills',
    {
      schema: {
        operationId: 'createBill',
        description:
          'Creates a draft; refuses BI-6 a required field absent, BI-7 metadata unknown or of another kind, BI-11 due before its date, BI-13 tax too far from what is computed, BI-14 no reason for that, BI-15 no rate known, BI-16 amount not the net payable, BI-17 tax invoice number',
        headers: keyHeader,
        body: newBill,
        response: { 201: billShape },
      },
    },
    async (request, reply) => {
      const effect = (tx: Tx, caller: Caller) => async () =>
        showOne(tx, (await createBill(tx, files, request.body)).id, caller)
      const { body } = await access.asCaller(request, MANAGE, (tx, caller) =>
        once(tx, request.headers['idempotency-key'], ['createBill', request.body], effect(tx, caller)),
      )
      return reply.code(201).send(body)
    },
  )

  app.put(
    '/v1/bills/:id',
    {
      schema: {
        operationId: 'updateBill',
        description:
          'Replaces the values of a bill; a submitted one returns to draft; refuses as create, BI-8 approved or ended, G-3 stale version',
        params: z.strictObject({ id }),
        body: billEdit,
        response: { 200: billShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) =>
        showOne(tx, (await updateBill(tx, files, request.params.id, request.body)).id, caller),
      ),
  )

  app.post(
    '/v1/bills/:id/mark-paid',
    {
      schema: {
        operationId: 'markBillPaid',
        description:
          'Matches a bill with the statement transaction that paid it; refuses BI-2 line reconciled, BI-3 another amount or currency, BI-4 not permitted, BI-5 not outgoing, BI-8 not approved, BI-10 partly reconciled, TF-16 has a payment',
        params: z.strictObject({ id }),
        body: paidBody,
        response: { 200: billShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        if (!isPermitted('MARK_PAID', caller.permissions)) throw new Refusal(codes.billNeedsAutoReconciliation)
        await markBillPaid(tx, request.params.id, request.body.statementTransactionId)
        return showOne(tx, request.params.id, caller)
      }),
  )
}

function decisionRoutes(app: Server, { access }: { access: Access }) {
  const bulk = bulkRoutes(app, access)
  bulk('/v1/bills/submit', 'submitBills', 'Submits each; refuses BI-8 no draft', MANAGE, submitBill)
  bulk('/v1/bills/delete', 'deleteBills', 'Deletes each; refuses BI-8 no draft', MANAGE, deleteBill)

  app.post(
    '/v1/bills/approve',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'approveBills',
        description:
          'Approves exactly the seen version of each; refuses G-3 stale version, BI-8 not submitted, BI-9 own',
        body: seenBills,
        response: { 200: bulkAnswer },
      },
    },
    request =>
      toEachSeen(access, APPROVE, request, request.body.bills, (tx, seen, caller) => approveBill(tx, caller, seen)),
  )

  app.post(
    '/v1/bills/cancel',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'cancelBills',
        description:
          'Cancels each, with a reason; requires permission to manage or approve bills; refuses BI-8 paid or canceled, BI-10 partly reconciled, TF-16 has a payment',
        body: reasonBody,
        response: { 200: bulkAnswer },
      },
    },
    async request => {
      const { ids, reason } = request.body
      const { permissions } = await access.callerOf(request, VIEW)
      if (!isPermitted('CANCEL', permissions)) throw new Refusal(commonErrors.forbidden)
      return toEach(request, ids, one => access.asCaller(request, VIEW, tx => cancelBill(tx, one, reason)))
    },
  )
}
