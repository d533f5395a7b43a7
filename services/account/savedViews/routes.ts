// HTTP routes of saved views: validation and responses, no rules.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import { id } from '../../kit/idShapes.ts'
import type { Caller } from '../../kit/tokens.ts'
import { nameOf } from '../../kit/nameShape.ts'
import { createView, deleteView, updateView } from './changeViews.ts'
import { canManage, listViews, readView } from './readViews.ts'
import { SAVED_VIEW_LISTS, type SavedViewRow } from './table.ts'

const list = z.enum(SAVED_VIEW_LISTS).meta({ id: 'SavedViewList' })

const view = z
  .object({
    id: z.uuid(),
    list,
    name: z.string(),
    query: z.string().describe("The list's query string, without the question mark"),
    shared: z.boolean().describe('Whether every member of the organization sees the view'),
    ownerId: z.uuid().describe('User who created the view'),
    isMine: z.boolean(),
    canManage: z.boolean().describe('Whether the caller may change and delete it'),
    version: z.int(),
  })
  .meta({ id: 'SavedView', description: 'A list as somebody wants to see it' })

const viewBody = z.strictObject({
  name: nameOf(60),
  query: z
    .string()
    .max(2_000)
    .regex(/^[^\s?#]*$/),
  shared: z.boolean(),
})

const params = z.strictObject({ id })
const version = z.int().min(1)

const show = (
  { organizationId: _organization, createdAt: _at, ...row }: SavedViewRow,
  caller: Caller,
): z.infer<typeof view> => ({
  ...row,
  isMine: row.ownerId === caller.actorId,
  canManage: canManage(row, caller),
})

/** Views of lists: users have their own, and may share them. */
export function savedViewRoutes(app: Server, { access }: { access: Access }) {
  const { asCaller } = access

  app.get(
    '/v1/saved-views',
    {
      schema: {
        operationId: 'listSavedViews',
        description: "Views of a list: the caller's own, then those that others share",
        querystring: z.strictObject({ list }),
        response: { 200: z.object({ items: z.array(view) }) },
      },
    },
    request =>
      asCaller(request, null, async (tx, caller) => ({
        items: (await listViews(tx, caller, request.query.list)).map(row => show(row, caller)),
      })),
  )

  app.get(
    '/v1/saved-views/:id',
    {
      schema: {
        operationId: 'getSavedView',
        description: 'One view that the caller can see',
        params,
        response: { 200: view },
      },
    },
    request =>
      asCaller(request, null, async (tx, caller) => show(await readView(tx, caller, request.params.id), caller)),
  )

  app.post(
    '/v1/saved-views',
    {
      schema: {
        operationId: 'createSavedView',
        description: 'Saves a view; refuses VW-1 own name taken, VW-2 shared name taken, VW-3 too many',
        headers: optionalKeyHeader,
        body: viewBody.extend({ list }),
        response: { 201: view },
      },
    },
    async (request, reply) => {
      const { body } = await asCaller(request, null, (tx, caller) =>
        once(tx, request.headers['idempotency-key'], ['createSavedView', request.body], async () =>
          show(await createView(tx, caller, request.body), caller),
        ),
      )
      return reply.code(201).send(body)
    },
  )

  app.put(
    '/v1/saved-views/:id',
    {
      schema: {
        operationId: 'updateSavedView',
        description:
          'Renames, shares or changes a view; one that another shares with account.company.manage alone; refuses VW-1, VW-2, G-3',
        params,
        body: viewBody.extend({ version }),
        response: { 200: view },
      },
    },
    request => {
      const { version: seen, ...input } = request.body
      return asCaller(request, null, async (tx, caller) =>
        show(await updateView(tx, caller, { id: request.params.id, version: seen }, input), caller),
      )
    },
  )

  app.delete(
    '/v1/saved-views/:id',
    {
      schema: {
        operationId: 'deleteSavedView',
        description: 'Deletes a view; one that another shares with account.company.manage alone; refuses G-3',
        params,
        querystring: z.strictObject({ version: z.coerce.number().int().min(1) }),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    async request => {
      const { id: viewId } = request.params
      await asCaller(request, null, (tx, caller) => deleteView(tx, caller, viewId, request.query.version))
      return { id: viewId }
    },
  )
}
