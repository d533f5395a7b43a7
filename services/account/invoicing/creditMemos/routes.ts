// HTTP routes of credit memos: validation and responses, no rules.
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
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import { id } from '../../../kit/idShapes.ts'
import { listRoutes } from '../../../kit/listRoutes.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { applyChosen, applyOldest, undoApplications } from './apply.ts'
import { approveMemo, voidMemo } from './decide.ts'
import {
  choice,
  memoEdit,
  newMemo,
  newWriteOff,
  refundCall,
  refundRequest,
  returnNoteBody,
  returnNoteUndo,
  seenMemos,
  undoing,
} from './input.ts'
import { creditMemoList, creditMemoSummary } from './list.ts'
import { readRoutes } from './readRoutes.ts'
import { recordReturnNote, undoReturnNote } from './returnNote.ts'
import { requestRefund, callOffRefund } from './refund.ts'
import { memoShape, showMemo } from './shapes.ts'
import { createMemo, deleteMemo, updateMemo } from './write.ts'
import { writeOffInvoice } from './writeOff.ts'

const VIEW = 'invoicing.creditMemos.view'
const MANAGE = 'invoicing.creditMemos.manage'
const DECIDE = 'invoicing.invoices.approve'
const params = z.strictObject({ id })

type Context = { access: Access }

/** The memo after a change. */
const showOne = async (tx: Tx, of: string, caller: Caller) => showMemo((await creditMemoList.readOne(tx, of))!, caller)

/** Routes of credit memos: lists, one, and actions. */
export function creditMemoRoutes(app: Server, context: Context) {
  listRoutes(app, context.access, {
    path: '/v1/credit-memos',
    names: { one: 'CreditMemo', many: 'CreditMemos' },
    words: { one: 'One credit memo', many: 'Credit memos' },
    permission: VIEW,
    list: creditMemoList,
    body: memoShape,
    show: showMemo,
    summary: creditMemoSummary,
  })
  readRoutes(app, context)
  writeRoutes(app, context)
  applicationRoutes(app, context)
  decisionRoutes(app, context)
  refundRoutes(app, context)
  returnNoteRoutes(app, context)
}

const WRITING =
  'CM-1 more than can be credited, CM-6 date after today or before the invoice, CM-7 period locked, CM-9 invoice not issued, CM-10 no total, CM-16 quantity of an invoice that deducts an advance, CM-18 invoice written off'

function writeRoutes(app: Server, { access }: Context) {
  app.post(
    '/v1/credit-memos',
    {
      schema: {
        operationId: 'createCreditMemo',
        description: `Writes a draft that credits lines of an issued invoice; refuses ${WRITING}`,
        headers: keyHeader,
        body: newMemo,
        response: { 201: memoShape },
      },
    },
    async (request, reply) => {
      const { body: made } = await access.asCaller(request, MANAGE, (tx, caller) =>
        once(tx, request.headers['idempotency-key'], ['createCreditMemo', request.body], async () =>
          showOne(tx, (await createMemo(tx, request.body)).id, caller),
        ),
      )
      return reply.code(201).send(made)
    },
  )

  app.post(
    '/v1/credit-memos/write-offs',
    {
      schema: {
        operationId: 'writeOffInvoice',
        description:
          'Creates a draft that writes off all cash an issued invoice still expects; refuses CM-9 invoice not issued, CM-17 no cash is open',
        headers: keyHeader,
        body: newWriteOff,
        response: { 201: memoShape },
      },
    },
    async (request, reply) => {
      const { body: made } = await access.asCaller(request, MANAGE, (tx, caller) =>
        once(tx, request.headers['idempotency-key'], ['writeOffInvoice', request.body], async () =>
          showOne(tx, (await writeOffInvoice(tx, request.body)).id, caller),
        ),
      )
      return reply.code(201).send(made)
    },
  )

  app.put(
    '/v1/credit-memos/:id',
    {
      schema: {
        operationId: 'updateCreditMemo',
        description: `Replaces a draft’s values; refuses CM-4 status, G-3 stale version, ${WRITING}`,
        params,
        body: memoEdit,
        response: { 200: memoShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        await updateMemo(tx, request.params.id, request.body)
        return showOne(tx, request.params.id, caller)
      }),
  )
}

function applicationRoutes(app: Server, { access }: Context) {
  app.post(
    '/v1/credit-memos/:id/applications',
    {
      schema: {
        operationId: 'applyCreditMemo',
        description:
          'Applies a credit memo to chosen invoices of its customer and currency; refuses CM-2 more than is left, CM-3 other customer or currency, CM-4 status, CM-9 invoice not issued, CM-11 the invoice that it corrects is still open, CM-21 an unverified transfer waits on that one, CM-27 an invoice of another legal entity, G-3 stale version',
        params,
        body: choice,
        response: { 200: memoShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        await applyChosen(tx, request.params.id, request.body)
        return showOne(tx, request.params.id, caller)
      }),
  )

  app.post(
    '/v1/credit-memos/:id/undo',
    {
      schema: {
        operationId: 'undoCreditMemoApplications',
        description: 'Undoes applications, with a reason; refuses CM-4 status, CM-7 period locked, G-3 stale version',
        params,
        body: undoing,
        response: { 200: memoShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        await undoApplications(tx, request.params.id, request.body)
        return showOne(tx, request.params.id, caller)
      }),
  )
}

function refundRoutes(app: Server, { access }: Context) {
  app.post(
    '/v1/credit-memos/:id/refund',
    {
      schema: {
        operationId: 'refundCreditMemo',
        description:
          'Requests that the rest be refunded to the customer’s account; treasury then expects the money to leave; refuses CM-4 status, CM-23 customer without account, G-3 stale version',
        params,
        body: refundRequest,
        response: { 200: memoShape },
      },
    },
    request =>
      access.asCaller(request, DECIDE, async (tx, caller) => {
        await requestRefund(tx, request.params.id, request.body)
        return showOne(tx, request.params.id, caller)
      }),
  )

  app.post(
    '/v1/credit-memos/:id/refund/call-off',
    {
      schema: {
        operationId: 'callOffCreditMemoRefund',
        description:
          'Cancels a refund, with a reason; the credit memo can be applied again once treasury confirms that no money leaves; refuses CM-4 status, CM-20 a part has left, G-3 stale version',
        params,
        body: refundCall,
        response: { 200: memoShape },
      },
    },
    request =>
      access.asCaller(request, DECIDE, async (tx, caller) => {
        await callOffRefund(tx, request.params.id, request.body)
        return showOne(tx, request.params.id, caller)
      }),
  )
}

function returnNoteRoutes(app: Server, { access }: Context) {
  app.post(
    '/v1/credit-memos/:id/return-note',
    {
      schema: {
        operationId: 'recordReturnNote',
        description:
          'Records the buyer’s return note (nota retur, nota pembatalan) for an approved tax invoice; refuses CM-4 status, CM-7 period locked, CM-24 more than it credits, CM-25 date, CM-26 number taken, G-3 stale version',
        params,
        body: returnNoteBody,
        response: { 200: memoShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        await recordReturnNote(tx, request.params.id, request.body)
        return showOne(tx, request.params.id, caller)
      }),
  )

  app.post(
    '/v1/credit-memos/:id/return-note/undo',
    {
      schema: {
        operationId: 'undoReturnNote',
        description:
          'Removes the return note, with a reason; refuses CM-4 status, CM-7 period locked, G-3 stale version',
        params,
        body: returnNoteUndo,
        response: { 200: memoShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        await undoReturnNote(tx, request.params.id, request.body)
        return showOne(tx, request.params.id, caller)
      }),
  )
}

function decisionRoutes(app: Server, { access }: Context) {
  app.post(
    '/v1/credit-memos/approve',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'approveCreditMemos',
        description:
          'Approves exactly the seen version of each: it gets the next number of its year and is applied to the invoice that it corrects; refuses CM-1 more than can be credited, CM-4 status, CM-5 own, CM-6 date, CM-7 period locked, CM-8 its figures have changed, CM-9 invoice not issued, CM-18 invoice written off, CM-21 an unverified transfer waits on the invoice, CM-22 what a write-off is of has changed, G-3 stale version',
        body: seenMemos,
        response: { 200: bulkAnswer },
      },
    },
    request => toEachSeen(access, DECIDE, request, request.body.creditMemos, approveMemo),
  )

  reasonRoutes(app, access)(
    '/v1/credit-memos/void',
    'voidCreditMemos',
    'Makes each void that pays nothing, or writes off an invoice, for a reason; refuses CM-4 status, CM-7 period locked, CM-12 invoiced again',
    DECIDE,
    voidMemo,
  )

  const each = bulkRoutes(app, access, smallBulkBody)
  each(
    '/v1/credit-memos/apply',
    'applyCreditMemos',
    'Pays with each the invoice that it corrects, then others of its customer and currency, oldest due first; refuses CM-4 status, CM-13 nothing to pay, CM-21 an unverified transfer waits on the invoice that it corrects',
    MANAGE,
    applyOldest,
  )
  each('/v1/credit-memos/delete', 'deleteCreditMemos', 'Takes drafts away; refuses CM-4 status', MANAGE, deleteMemo)
}
