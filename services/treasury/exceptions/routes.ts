// HTTP of exceptions: shapes in and out, no rules.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { BULK_TIME_LIMIT_MS, bulkAnswer, bulkIds, bulkRoutes, toEachAsCaller } from '../../kit/bulk.ts'
import type { Server } from '../../kit/http/server.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import { money, showMoney } from '../../kit/money.ts'
import { proseOf } from '../../kit/nameShape.ts'
import {
  assignException,
  commentOnException,
  commentsOn,
  reopenException,
  resolveException,
  startException,
} from './changeExceptions.ts'
import { allowedActions, EXCEPTION_ACTIONS, MANAGE_EXCEPTIONS as MANAGE } from './lifecycle.ts'
import { SUBJECT_TYPES } from '../exceptionSearch.ts'
import {
  countExceptions,
  exceptionCounts,
  exceptionList,
  exceptionStatus,
  exceptionSummary,
  exceptionType,
  type ListedException,
} from './list.ts'
import { type CommentRow, RESOLUTIONS } from './table.ts'

const exception = z
  .object({
    id: z.uuid(),
    type: exceptionType,
    status: exceptionStatus,
    subjectType: z.enum(SUBJECT_TYPES).meta({ id: 'ExceptionSubject' }),
    subjectId: z.uuid().describe('The record that it is about; it may be gone'),
    label: z.string(),
    bankAccountId: z.uuid().nullable(),
    amount: money.nullable(),
    since: z.string().describe('From here its days are counted'),
    assigneeId: z.uuid().nullable(),
    resolution: z.enum(RESOLUTIONS).nullable(),
    resolutionNote: z.string().nullable(),
    resolvedAt: z.string().nullable(),
    resolvedBy: z.uuid().nullable(),
    commentCount: z.int(),
    allowedActions: z.array(z.enum(EXCEPTION_ACTIONS)).describe('What the caller can do with it now'),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({
    id: 'Exception',
    description: "Exceptions: issues that need a user's attention. Needs `treasury.exceptions.view`",
  })

const comment = z
  .object({
    id: z.uuid(),
    exceptionId: z.uuid(),
    authorId: z.uuid().nullable(),
    authorName: z.string().nullable(),
    text: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'ExceptionComment' })

const note = proseOf(500, 1)

function show(row: ListedException, permissions: ReadonlySet<string>): z.infer<typeof exception> {
  const { amountMinor, currency } = row
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    label: row.label,
    bankAccountId: row.bankAccountId,
    amount: amountMinor !== null && currency !== null ? showMoney(amountMinor, currency) : null,
    since: row.since,
    assigneeId: row.assigneeId,
    resolution: row.resolution,
    resolutionNote: row.resolutionNote,
    resolvedAt: row.resolvedAt,
    resolvedBy: row.resolvedBy,
    commentCount: row.commentCount,
    allowedActions: allowedActions(row.status, permissions),
    createdAt: row.createdAt,
    version: row.version,
  }
}

const showComment = ({ organizationId: _organizationId, ...row }: CommentRow): z.infer<typeof comment> => row

const VIEW = 'treasury.exceptions.view'

/** Routes of exceptions: lists, single exceptions and actions. */
export function exceptionRoutes(app: Server, { access }: { access: Access }) {
  const { asCaller } = access

  listRoutes(app, access, {
    path: '/v1/exceptions',
    names: { one: 'Exception', many: 'Exceptions' },
    words: { one: 'One exception', many: 'Exceptions' },
    permission: VIEW,
    list: exceptionList,
    body: exception,
    show: (row, { permissions }) => show(row, permissions),
    summary: exceptionSummary,
  })

  app.get(
    '/v1/exceptions/counts',
    {
      schema: {
        operationId: 'countExceptions',
        description: 'Number of open exceptions and of those in progress',
        response: { 200: exceptionCounts },
      },
    },
    request => asCaller(request, VIEW, countExceptions),
  )

  app.get(
    '/v1/exception-comments',
    {
      schema: {
        operationId: 'listExceptionComments',
        description: 'Comments on these exceptions, oldest first',
        querystring: z.strictObject({ exceptionIds: idList }),
        response: { 200: z.object({ items: z.array(comment) }) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => ({
        items: (await commentsOn(tx, request.query.exceptionIds)).map(showComment),
      })),
  )

  app.post(
    '/v1/exceptions/:id/comments',
    {
      schema: {
        operationId: 'commentOnException',
        description: 'Adds a comment',
        params: z.strictObject({ id }),
        body: z.strictObject({ text: proseOf(2_000, 1) }),
        response: { 201: comment },
      },
    },
    async (request, reply) => {
      const made = await asCaller(request, MANAGE, tx => commentOnException(tx, request.params.id, request.body.text))
      return reply.code(201).send(showComment(made))
    },
  )

  app.post(
    '/v1/exceptions/assign',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'assignExceptions',
        description: 'Assigns each to a member, or to nobody; refuses XC-1 resolved, XC-2 no member',
        body: z.strictObject({ ids: bulkIds, assigneeId: id.nullable() }),
        response: { 200: bulkAnswer },
      },
    },
    request => {
      const { ids: chosen, assigneeId } = request.body
      return toEachAsCaller(access, MANAGE, request, chosen, (tx, one) => assignException(tx, one, assigneeId))
    },
  )

  app.post(
    '/v1/exceptions/resolve',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'resolveExceptions',
        description: 'Resolves each manually, with a note; refuses XC-1 already resolved',
        body: z.strictObject({ ids: bulkIds, note }),
        response: { 200: bulkAnswer },
      },
    },
    request => {
      const { ids: chosen, note: said } = request.body
      return toEachAsCaller(access, MANAGE, request, chosen, (tx, one) => resolveException(tx, one, said))
    },
  )

  const bulk = bulkRoutes(app, access)
  bulk('/v1/exceptions/start', 'startExceptions', 'Takes each on; refuses XC-1 not open', MANAGE, startException)
  bulk(
    '/v1/exceptions/reopen',
    'reopenExceptions',
    'Opens each again; refuses XC-1 not resolved',
    MANAGE,
    reopenException,
  )
}
