// HTTP routes of purchase orders: validation and responses, no rules.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import { BULK_TIME_LIMIT_MS, bulkAnswer, smallBulkBody, toEach } from '../../../kit/bulk.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import { id } from '../../../kit/idShapes.ts'
import { listRoutes } from '../../../kit/listRoutes.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { makeOrder } from './answers.ts'
import { purchaseOrderRevisions } from './describe.ts'
import { closing, endedWithReason, newPurchaseOrder, purchaseOrderEdit } from './input.ts'
import { MAKE_ORDERS, MANAGE } from './lifecycle.ts'
import { answersOf, countPurchaseOrders, purchaseOrderList, purchaseOrderSummary } from './list.ts'
import { readPurchaseLines } from './repository.ts'
import {
  answerIds,
  ofPurchaseOrders,
  purchaseLineList,
  purchaseOrderCounts,
  purchaseOrderShape,
  purchaseRevisions,
  showPurchaseLine,
  showPurchaseOrder,
} from './shapes.ts'
import { createPurchaseOrder, endPurchaseOrder, updatePurchaseOrder } from './write.ts'

const VIEW = 'invoicing.purchaseOrders.view'
const SEES_SALES_ORDERS = 'invoicing.salesOrders.view'
const params = z.strictObject({ id })

type Context = { access: Access; files: Files }

/** The purchase order after a change. */
const showOne = async (tx: Tx, of: string, caller: Caller) =>
  showPurchaseOrder((await purchaseOrderList.readOne(tx, of))!, caller)

/** Routes of purchase orders: lists, one, and actions. */
export function purchaseOrderRoutes(app: Server, context: Context) {
  const { access } = context
  listRoutes(app, access, {
    path: '/v1/purchase-orders',
    names: { one: 'PurchaseOrder', many: 'PurchaseOrders' },
    words: { one: 'One purchase order', many: 'Purchase orders' },
    permission: VIEW,
    list: purchaseOrderList,
    body: purchaseOrderShape,
    show: showPurchaseOrder,
    summary: purchaseOrderSummary,
  })

  app.get(
    '/v1/purchase-orders/counts',
    {
      schema: {
        operationId: 'countPurchaseOrders',
        description: 'Number of purchase orders by status',
        response: { 200: purchaseOrderCounts },
      },
    },
    request => access.asCaller(request, VIEW, countPurchaseOrders),
  )

  app.get(
    '/v1/purchase-orders/lines',
    {
      schema: {
        operationId: 'listPurchaseOrderLines',
        description: 'Lines of each purchase order, in document order',
        querystring: ofPurchaseOrders,
        response: { 200: purchaseLineList },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await readPurchaseLines(tx, request.query.purchaseOrderIds)).map(showPurchaseLine),
      })),
  )

  app.get(
    '/v1/purchase-orders/revisions',
    {
      schema: {
        operationId: 'listPurchaseOrderRevisions',
        description: 'Changes of each purchase order, newest first, at most 100',
        querystring: ofPurchaseOrders,
        response: { 200: purchaseRevisions },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: await purchaseOrderRevisions.list(tx, request.query.purchaseOrderIds),
      })),
  )

  app.get(
    '/v1/purchase-orders/answers',
    {
      schema: {
        operationId: 'listAnswersOfPurchaseOrders',
        description:
          'Sales orders that fulfill each purchase order, newest first, at most 100; also requires permission to view sales orders',
        querystring: ofPurchaseOrders,
        response: { 200: answerIds },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, { permissions }) => {
        if (!permissions.has(SEES_SALES_ORDERS)) throw new Refusal(commonErrors.forbidden)
        return { items: await answersOf(tx, request.query.purchaseOrderIds) }
      }),
  )

  writeRoutes(app, context)
  endRoutes(app, context)
}

function writeRoutes(app: Server, { access, files }: Context) {
  app.post(
    '/v1/purchase-orders',
    {
      schema: {
        operationId: 'createPurchaseOrder',
        description:
          'Creates a purchase order; refuses PO-1 number exists for this customer, PO-5 wanted before its date, CU-8 customer not active, PD-2 unit unknown',
        headers: keyHeader,
        body: newPurchaseOrder,
        response: { 201: purchaseOrderShape },
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const { body: made } = await access.asCaller(request, MANAGE, (tx, caller) =>
        once(tx, headers['idempotency-key'], ['createPurchaseOrder', body], async () =>
          showOne(tx, (await createPurchaseOrder(tx, files, body)).id, caller),
        ),
      )
      return reply.code(201).send(made)
    },
  )

  app.put(
    '/v1/purchase-orders/:id',
    {
      schema: {
        operationId: 'updatePurchaseOrder',
        description:
          'Replaces the values of a purchase order that no sales order fulfills; refuses as create, PO-2 status does not allow it, G-3 stale version',
        params,
        body: purchaseOrderEdit,
        response: { 200: purchaseOrderShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        await updatePurchaseOrder(tx, files, { ...request.body, id: request.params.id })
        return showOne(tx, request.params.id, caller)
      }),
  )

  app.post(
    '/v1/purchase-orders/order',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'orderPurchaseOrders',
        description:
          'Creates a sales order for what is not ordered yet of each; also requires permission to view purchase orders; refuses PO-2 status does not allow it, PO-3 all ordered already, SO-7 no total, CU-8 customer not active',
        body: smallBulkBody,
        response: { 200: bulkAnswer },
      },
    },
    async request => {
      const { permissions } = await access.callerOf(request, MAKE_ORDERS)
      if (!permissions.has(VIEW)) throw new Refusal(commonErrors.forbidden)
      return toEach(request, request.body.ids, one => access.asCaller(request, MAKE_ORDERS, tx => makeOrder(tx, one)))
    },
  )
}

function endRoutes(app: Server, { access }: Context) {
  const withReason = (path: string, operationId: string, description: string, action: 'REJECT' | 'CANCEL') =>
    app.post(
      path,
      {
        schema: {
          operationId,
          description: `${description}; refuses PO-2 status does not allow it, G-3 stale version`,
          params,
          body: endedWithReason,
          response: { 200: purchaseOrderShape },
        },
      },
      request =>
        access.asCaller(request, MANAGE, async (tx, caller) => {
          await endPurchaseOrder(tx, { ...request.body, id: request.params.id, action })
          return showOne(tx, request.params.id, caller)
        }),
    )

  withReason('/v1/purchase-orders/:id/reject', 'rejectPurchaseOrder', 'Turns it down, for a reason', 'REJECT')
  withReason(
    '/v1/purchase-orders/:id/cancel',
    'cancelPurchaseOrder',
    'Says that the customer called it off, for a reason',
    'CANCEL',
  )

  app.post(
    '/v1/purchase-orders/:id/close',
    {
      schema: {
        operationId: 'closePurchaseOrder',
        description: 'Closes a purchase order; refuses PO-2 status does not allow it, G-3 stale version',
        params,
        body: closing,
        response: { 200: purchaseOrderShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        await endPurchaseOrder(tx, { ...request.body, id: request.params.id, action: 'CLOSE' })
        return showOne(tx, request.params.id, caller)
      }),
  )
}
