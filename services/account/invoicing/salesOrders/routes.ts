// HTTP routes of sales orders: validation and responses, no rules.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import { BULK_TIME_LIMIT_MS, bulkAnswer, reasonRoutes, toEachAsCaller, toEachSeen } from '../../../kit/bulk.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import { id } from '../../../kit/idShapes.ts'
import { listRoutes } from '../../../kit/listRoutes.ts'
import type { Caller } from '../../../kit/tokens.ts'
import type { Account } from '../../account.ts'
import { approveOrder, cancelOrder, closeOrder, rejectOrder } from './decide.ts'
import { newOrder, orderEdit, ordersToClose, seenOrders } from './input.ts'
import { mailDecided } from './emails.ts'
import { countSalesOrders, salesOrderList, salesOrderSummary } from './list.ts'
import { readRoutes } from './readRoutes.ts'
import { orderCounts, orderShape, showOrder } from './shapes.ts'
import { createOrder, updateOrder } from './writeOrder.ts'

const VIEW = 'invoicing.salesOrders.view'
const MANAGE = 'invoicing.salesOrders.manage'
const DECIDE = 'invoicing.invoices.approve'
const params = z.strictObject({ id })

type Context = { access: Access; account: Account }

/** The order after a change. */
const showOne = async (tx: Tx, of: string, caller: Caller) => showOrder((await salesOrderList.readOne(tx, of))!, caller)

/** Routes of sales orders: lists, one, and actions. */
export function salesOrderRoutes(app: Server, context: Context) {
  listRoutes(app, context.access, {
    path: '/v1/sales-orders',
    names: { one: 'SalesOrder', many: 'SalesOrders' },
    words: { one: 'One sales order', many: 'Sales orders' },
    permission: VIEW,
    list: salesOrderList,
    body: orderShape,
    show: showOrder,
    summary: salesOrderSummary,
  })

  app.get(
    '/v1/sales-orders/counts',
    {
      schema: {
        operationId: 'countSalesOrders',
        description: 'Number of sales orders by status',
        response: { 200: orderCounts },
      },
    },
    request => context.access.asCaller(request, VIEW, countSalesOrders),
  )

  readRoutes(app, context)
  writeRoutes(app, context)
  decisionRoutes(app, context)
}

function writeRoutes(app: Server, { access }: Context) {
  app.post(
    '/v1/sales-orders',
    {
      schema: {
        operationId: 'createSalesOrder',
        description:
          'Creates an order, which then needs approval; refuses CU-8 customer not active, SO-5 wanted before it is ordered, SO-6 discount too large, SO-7 no total, SO-15 VAT without registration, SO-16 registration without a tax number, PD-2 unit unknown, PO-2 purchase order ended, PO-4 of another customer or currency',
        headers: keyHeader,
        body: newOrder,
        response: { 201: orderShape },
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const { body: made } = await access.asCaller(request, MANAGE, (tx, caller) =>
        once(tx, headers['idempotency-key'], ['createSalesOrder', body], async () =>
          showOne(tx, (await createOrder(tx, body)).id, caller),
        ),
      )
      return reply.code(201).send(made)
    },
  )

  app.put(
    '/v1/sales-orders/:id',
    {
      schema: {
        operationId: 'updateSalesOrder',
        description:
          'Replaces the values of an order, which voids its approval; refuses as create, SO-2 final, SO-3 has receipts or invoices, G-3 stale version',
        params,
        body: orderEdit,
        response: { 200: orderShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        await updateOrder(tx, request.params.id, request.body)
        return showOne(tx, request.params.id, caller)
      }),
  )
}

function decisionRoutes(app: Server, { access, account }: Context) {
  app.post(
    '/v1/sales-orders/approve',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'approveSalesOrders',
        description:
          'Approves exactly the seen version of each, and emails its authors; refuses SO-1 credit limit exceeded, SO-2 final, SO-4 own, SO-8 approved already, CU-8 customer not active, G-3 stale version',
        body: seenOrders,
        response: { 200: bulkAnswer },
      },
    },
    request => {
      const { orders, overrideReason } = request.body
      return toEachSeen(access, DECIDE, request, orders, async (tx, seen, caller) => {
        const before = await approveOrder(tx, caller, { ...seen, overrideReason })
        await mailDecided(tx, account, before, null)
      })
    },
  )

  const withReason = reasonRoutes(app, access)
  withReason(
    '/v1/sales-orders/reject',
    'rejectSalesOrders',
    'Turns each down, for a reason that its authors are mailed; refuses SO-2 final, SO-8 approved already',
    DECIDE,
    async (tx, ended) => mailDecided(tx, account, await rejectOrder(tx, ended), ended.reason),
  )
  withReason(
    '/v1/sales-orders/cancel',
    'cancelSalesOrders',
    'Calls each off, for a reason; refuses SO-2 final, SO-3 has receipts or invoices',
    MANAGE,
    cancelOrder,
  )

  app.post(
    '/v1/sales-orders/close',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'closeSalesOrders',
        description:
          'Closes each; refuses SO-2 final, SO-9 not approved, SO-10 not all received and no reason, SO-13 has invoices that are not issued, SO-14 received goods not invoiced and no reason',
        body: ordersToClose,
        response: { 200: bulkAnswer },
      },
    },
    request => {
      const { ids, reason } = request.body
      return toEachAsCaller(access, MANAGE, request, ids, (tx, one) => closeOrder(tx, { id: one, reason }))
    },
  )
}
