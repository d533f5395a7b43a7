// HTTP routes of withholding slips: validation and responses, no rules.
import type { Access } from '../../../kit/access.ts'
import { BULK_TIME_LIMIT_MS, bulkAnswer, reasonRoutes, toEachSeen } from '../../../kit/bulk.ts'
import type { Files } from '../../../kit/files/files.ts'
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import { listRoutes } from '../../../kit/listRoutes.ts'
import { newWithholdingSlip, seenSlips } from './input.ts'
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
        description: 'Withholding slips for each invoice, newest first, at most 100',
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
          'Records a slip with its file: what it shows settles its invoices, up to a rupiah less is rounding, and what else was held back is owed as cash unless more slips are to come; refuses IN-13 above what was withheld, WS-1 number taken, WS-2 no file, WS-3 date in the future, WS-4 period, WS-5 invoice, WS-6 nothing withheld, WS-8 period locked, WS-9 another sum',
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
          'Confirms slips submitted by customers, exactly as seen; they settle the tax withheld from their invoices; refuses IN-13 above what was withheld, WS-5 invoice, WS-6 nothing withheld, WS-7 status, WS-8 period locked, G-3 stale version',
        body: seenSlips,
        response: { 200: bulkAnswer },
      },
    },
    request => toEachSeen(access, MANAGE, request, request.body.slips, confirmSlip),
  )

  reasonRoutes(app, access)(
    '/v1/withholding-slips/cancel',
    'cancelWithholdingSlips',
    'Takes each back, for a reason: a slip is awaited for its invoices again; refuses WS-7 status, WS-8 period locked',
    MANAGE,
    cancelSlip,
  )
}
