// HTTP of payments and transfers: shapes in and out, no rules.
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import type { Server } from '../../kit/http/server.ts'
import { keyHeader, once } from '../../kit/idempotency.ts'
import { id } from '../../kit/idShapes.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import type { Caller } from '../../kit/tokens.ts'
import type { RouteContext } from '../context.ts'
import { bulkPaymentRoutes } from './bulkRoutes.ts'
import { countByStatus } from './counts.ts'
import { createPayment } from './createPayment.ts'
import { paymentList, paymentSummary } from './list.ts'
import { optionsOf } from './options.ts'
import { inquiryRoutes } from './inquiry/inquiryRoutes.ts'
import { provenRoutes } from './approval/provenRoutes.ts'
import { approvalsOf, duplicatesOf } from './repository.ts'
import {
  approval,
  duplicates,
  newPayment,
  ofPayments,
  optionsAnswer,
  optionsQuery,
  paymentShape,
  paymentEdit,
  paymentKind,
  showApproval,
  showOptions,
  showPayment,
  statusCounts,
} from './shapes.ts'
import { updatePayment } from './updatePayment.ts'

const VIEW = 'treasury.payments.view'
const CREATE = 'treasury.payments.create'

/** Routes of payments and transfers: lists, single ones and actions. */
export function paymentRoutes(app: Server, dependencies: RouteContext) {
  listRoutes(app, dependencies.access, {
    path: '/v1/payments',
    names: { one: 'Payment', many: 'Payments' },
    words: { one: 'One payment or transfer', many: 'Payments and transfers' },
    permission: VIEW,
    list: paymentList,
    body: paymentShape,
    show: showPayment,
    summary: paymentSummary,
  })
  readRoutes(app, dependencies)
  writeRoutes(app, dependencies)
  provenRoutes(app, dependencies)
  bulkPaymentRoutes(app, dependencies)
  inquiryRoutes(app, dependencies)
}

function readRoutes(app: Server, { access }: Pick<RouteContext, 'access'>) {
  app.get(
    '/v1/payments/counts',
    {
      schema: {
        operationId: 'countPayments',
        description: 'Number of payments or transfers by status, excluding archived ones',
        querystring: z.strictObject({ kind: paymentKind }),
        response: { 200: statusCounts },
      },
    },
    request => access.asCaller(request, VIEW, tx => countByStatus(tx, request.query.kind)),
  )

  app.get(
    '/v1/payments/approvals',
    {
      schema: {
        operationId: 'listPaymentApprovals',
        description: 'Approvals of these payments, newest first, including those voided by an edit',
        querystring: ofPayments,
        response: { 200: z.object({ items: z.array(approval) }) },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await approvalsOf(tx, request.query.paymentIds)).map(showApproval),
      })),
  )

  app.get(
    '/v1/payments/duplicates',
    {
      schema: {
        operationId: 'listPaymentDuplicates',
        description: 'For each payment those of the same amount to the same account within a few days, closest first',
        querystring: ofPayments,
        response: { 200: duplicates },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({ items: await duplicatesOf(tx, request.query.paymentIds) })),
  )

  app.get(
    '/v1/payments/options',
    {
      schema: {
        operationId: 'getPaymentOptions',
        description: 'Previews a payment: methods, approvals and duplicates',
        querystring: optionsQuery,
        response: { 200: optionsAnswer },
      },
    },
    request => access.asCaller(request, CREATE, async tx => showOptions(await optionsOf(tx, request.query))),
  )
}

function writeRoutes(app: Server, { access, files }: Pick<RouteContext, 'access' | 'files'>) {
  /** The payment after a change, with its related data. */
  const showOne = async (tx: Tx, { id: of }: { id: string }, caller: Caller) => {
    const row = await paymentList.readOne(tx, of)
    return showPayment(row!, caller)
  }

  app.post(
    '/v1/payments',
    {
      schema: {
        operationId: 'createPayment',
        description:
          'Creates a payment or transfer, which then needs approval; refuses TF-1 past date, TF-3 to itself, TF-4 inactive counterparty, TF-9, TF-23, TF-24, TF-25 method, TF-10, TF-11 switched off, TF-13, TF-14, TF-15, TF-16, BI-8, BI-10 its bill, TF-39, TF-40, TF-41, TF-42, TF-43 its refund, TF-17 tax number, TF-18, TF-19 entity, TF-22 currency, TF-26 duplicate, TF-36, TF-37 external account, BA-12 its bank',
        headers: keyHeader,
        body: newPayment,
        response: { 201: paymentShape },
      },
    },
    async (request, reply) => {
      const effect = (tx: Tx, caller: Caller) => async () =>
        showOne(tx, await createPayment(tx, files, request.body), caller)
      const { body } = await access.asCaller(request, CREATE, (tx, caller) =>
        once(tx, request.headers['idempotency-key'], ['createPayment', request.body], effect(tx, caller), {
          lasting: true,
        }),
      )
      return reply.code(201).send(body)
    },
  )

  app.put(
    '/v1/payments/:id',
    {
      schema: {
        operationId: 'updatePayment',
        description:
          'Replaces the values of a payment, and voids its approvals; refuses as create, and TF-5 no longer needs approval, TF-20, TF-21 kind, G-3 stale version',
        params: z.strictObject({ id }),
        body: paymentEdit,
        response: { 200: paymentShape },
      },
    },
    request =>
      access.asCaller(request, CREATE, async (tx, caller) =>
        showOne(tx, await updatePayment(tx, files, request.params.id, request.body), caller),
      ),
  )
}
