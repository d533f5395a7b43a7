// HTTP routes of goods receipts: validation and responses, no rules.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import { id } from '../../../kit/idShapes.ts'
import { listRoutes } from '../../../kit/listRoutes.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { goodsReceiptList, goodsReceiptSummary, receiptsOf } from './list.ts'
import { cancelReceipt, recordReceipt } from './record.ts'
import { cancellation, newReceipt, ofOrders, receiptIds, receiptShape, RECORD, showReceipt } from './shapes.ts'

const VIEW = 'invoicing.goodsReceipts.view'

/** The receipt after a change. */
const showOne = async (tx: Tx, of: string, caller: Caller) =>
  showReceipt((await goodsReceiptList.readOne(tx, of))!, caller)

/** Routes of goods receipts: the list, one, and actions. */
export function goodsReceiptRoutes(app: Server, { access, files }: { access: Access; files: Files }) {
  listRoutes(app, access, {
    path: '/v1/goods-receipts',
    names: { one: 'GoodsReceipt', many: 'GoodsReceipts' },
    words: { one: 'One goods receipt', many: 'Goods receipts' },
    permission: VIEW,
    list: goodsReceiptList,
    body: receiptShape,
    show: showReceipt,
    summary: goodsReceiptSummary,
  })

  app.get(
    '/v1/goods-receipts/of-orders',
    {
      schema: {
        operationId: 'listReceiptsOfOrders',
        description: 'Goods receipts of each order, newest first, at most 100',
        querystring: ofOrders,
        response: { 200: receiptIds },
      },
    },
    request => access.asCaller(request, VIEW, async tx => ({ items: await receiptsOf(tx, request.query.orderIds) })),
  )

  app.post(
    '/v1/goods-receipts',
    {
      schema: {
        operationId: 'createGoodsReceipt',
        description:
          'Records a receipt or return; refuses GR-1 more than ordered or received, GR-3 date in the future, GR-5 before the period lock, SO-2 order final, SO-9 order not approved',
        headers: keyHeader,
        body: newReceipt,
        response: { 201: receiptShape },
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const { body: made } = await access.asCaller(request, RECORD, (tx, caller) =>
        once(tx, headers['idempotency-key'], ['createGoodsReceipt', body], async () =>
          showOne(tx, (await recordReceipt(tx, files, body)).id, caller),
        ),
      )
      return reply.code(201).send(made)
    },
  )

  app.post(
    '/v1/goods-receipts/:id/cancel',
    {
      schema: {
        operationId: 'cancelGoodsReceipt',
        description:
          'Cancels a goods receipt, with a reason; refuses GR-1 returns would exceed what was received, GR-2 already invoiced, GR-4 canceled already, GR-5 before the period lock, SO-2 order final, G-3 stale version',
        params: z.strictObject({ id }),
        body: cancellation,
        response: { 200: receiptShape },
      },
    },
    request =>
      access.asCaller(request, RECORD, async (tx, caller) => {
        await cancelReceipt(tx, { id: request.params.id, ...request.body })
        return showOne(tx, request.params.id, caller)
      }),
  )
}
