// HTTP routes of withholding slips: validation and responses, no rules.
import type { Access } from '../../../kit/access.ts'
import { BULK_TIME_LIMIT_MS, bulkAnswer, toEach } from '../../../kit/bulk.ts'
import type { Files } from '../../../kit/files/files.ts'
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import { listRoutes } from '../../../kit/listRoutes.ts'
import { newWithholdingSlip, seenSlips, slipsWithReason } from './input.ts'
import { MANAGE, VIEW } from './lifecycle.ts'
import { slipsOfInvoices, withholdingSlipList, withholdingSlipSummary } from './list.ts'
import { cancelSlip, confirmSlip, recordSlip } from './record.ts'
import { idsOfInvoices, ofInvoices, showWithholdingSlip, withholdingSlipShape } from './shapes.ts'

type Context = { access: Access; files: Files }

/** Routes of withholding slips: lists, one, recording and canceling. */
export function withholdingSlipRoutes(app: Server, { access, files }: Context) {
  listRoutes(app, access, {
    path: '/v1/withholding-slips',
    names: { one: 'WithholdingSlip', many: 'WithholdingSlips' },
    words: { one: 'One withholding slip', many: 'Withholding slips' },
    permission: VIEW,
    list: withholdingSlipList,
    body: withholdingSlipShape,
    show: showWithholdingSlip,
    summary: withholdingSlipSummary,
  })

  app.get(
    '/v1/withholding-slips/of-invoices',
    {
      schema: {
        operationId: 'listWithholdingSlipsOfInvoices',
        description: 'The slips that close what was withheld of each invoice, at most its 100 newest, the newest first',
        querystring: ofInvoices,
        response: { 200: idsOfInvoices },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({ items: await slipsOfInvoices(tx, request.query.invoiceIds) })),
  )

  app.post(
    '/v1/withholding-slips',
    {
      schema: {
        operationId: 'recordWithholdingSlip',
        description:
          'Records a slip with its file: what it shows settles its invoices, up to a rupiah less is rounding, and what else was held back is owed as cash unless more slips are to come; refuses IN-13 above what was withheld, WS-1 number taken, WS-2 no file, WS-3 date after today, WS-4 period, WS-5 invoice, WS-6 nothing withheld, WS-8 period locked, WS-9 another sum',
        headers: keyHeader,
        body: newWithholdingSlip,
        response: { 201: withholdingSlipShape },
      },
    },
    async (request, reply) => {
      const { body: made } = await access.asCaller(request, MANAGE, (tx, caller) =>
        once(tx, request.headers['idempotency-key'], ['recordWithholdingSlip', request.body], async () => {
          const { id } = await recordSlip(tx, files, request.body)
          return showWithholdingSlip((await withholdingSlipList.readOne(tx, id))!, caller)
        }),
      )
      return reply.code(201).send(made)
    },
  )

  app.post(
    '/v1/withholding-slips/confirm',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'confirmWithholdingSlips',
        description:
          'Confirms slips that customers sent, each as it was seen: what they show settles their invoices as they stand now; refuses IN-13 above what was withheld, WS-5 invoice, WS-6 nothing withheld, WS-7 status, WS-8 period locked, G-3 stale version',
        body: seenSlips,
        response: { 200: bulkAnswer },
      },
    },
    async request => {
      const seenById = new Map(request.body.slips.map(seen => [seen.id, seen]))
      await access.callerOf(request, MANAGE)
      return toEach(request, [...seenById.keys()], one =>
        access.asCaller(request, MANAGE, tx => confirmSlip(tx, seenById.get(one)!)),
      )
    },
  )

  app.post(
    '/v1/withholding-slips/cancel',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'cancelWithholdingSlips',
        description:
          'Takes each back, for a reason: a slip is awaited for its invoices again; refuses WS-7 status, WS-8 period locked',
        body: slipsWithReason,
        response: { 200: bulkAnswer },
      },
    },
    async request => {
      const { ids, reason } = request.body
      await access.callerOf(request, MANAGE)
      return toEach(request, ids, one => access.asCaller(request, MANAGE, tx => cancelSlip(tx, { id: one, reason })))
    },
  )
}
