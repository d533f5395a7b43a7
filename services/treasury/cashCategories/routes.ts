// HTTP of categories and users' choices: shapes in and out, no rules.
import { z } from 'zod'
import { BULK_TIME_LIMIT_MS, bulkAnswer, bulkIds, bulkRoutes, toEachAsCaller } from '../../kit/bulk.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { minorOf } from '../../kit/money.ts'
import { categoryShape } from '../cashFlow/public.ts'
import type { RouteContext } from '../context.ts'
import { createCategory, listCategories, updateCategory } from './categories.ts'
import { chooseCategories, undoChoice } from './choose.ts'
import { readLineCategories } from './read.ts'
import { categoryBody, choiceBody, lineCategories, showLineCategories } from './shapes.ts'

export const VIEW = 'treasury.statements.view'
export const MANAGE = 'treasury.statements.manage'

export function cashCategoryRoutes(app: Server, { access }: RouteContext) {
  const { asCaller } = access
  const params = z.strictObject({ id })

  app.get(
    '/v1/cash-categories',
    {
      schema: {
        operationId: 'listCashCategories',
        description: 'Categories: standard ones first, then the organization’s own by name',
        response: { 200: z.object({ items: z.array(categoryShape) }) },
      },
    },
    request => asCaller(request, VIEW, async tx => ({ items: await listCategories(tx) })),
  )

  app.post(
    '/v1/cash-categories',
    {
      schema: {
        operationId: 'createCashCategory',
        description: 'Creates a category; refuses AN-2 too many, AN-3 name taken',
        headers: optionalKeyHeader,
        body: categoryBody,
        response: { 201: categoryShape },
      },
    },
    async (request, reply) => {
      const { body } = await asCaller(request, MANAGE, tx =>
        once(tx, request.headers['idempotency-key'], ['createCashCategory', request.body], () =>
          createCategory(tx, request.body),
        ),
      )
      return reply.code(201).send(body)
    },
  )

  app.put(
    '/v1/cash-categories/:id',
    {
      schema: {
        operationId: 'updateCashCategory',
        description:
          'Renames a category or changes its activity; refuses G-3 stale version, AN-3 name taken, AN-4 a standard one',
        params,
        body: categoryBody.extend({ version: z.int().min(1) }),
        response: { 200: categoryShape },
      },
    },
    request =>
      asCaller(request, MANAGE, tx => {
        const { version, ...input } = request.body
        return updateCategory(tx, request.params.id, version, input)
      }),
  )

  app.get(
    '/v1/line-categories',
    {
      schema: {
        operationId: 'listLineCategories',
        description: 'Categories of statement transactions, with reasons',
        querystring: z.strictObject({ ids: idList }),
        response: { 200: z.object({ items: z.array(lineCategories) }) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => ({
        items: (await readLineCategories(tx, request.query.ids)).map(showLineCategories),
      })),
  )

  app.put(
    '/v1/line-categories/:id',
    {
      schema: {
        operationId: 'chooseLineCategories',
        description:
          'Categorizes a statement transaction, in one or several parts; refuses G-3 stale version, AN-5 parts larger than it',
        params,
        body: choiceBody,
        response: { 200: lineCategories },
      },
    },
    request =>
      asCaller(request, MANAGE, async tx => {
        const { version, parts } = request.body
        const choice = parts?.map(({ categoryId, amount }) => ({ categoryId, minor: minorOf(amount) })) ?? null
        await chooseCategories(tx, request.params.id, version, choice)
        const [line] = await readLineCategories(tx, [request.params.id])
        if (!line) throw new Refusal(commonErrors.notFound)
        return showLineCategories(line)
      }),
  )

  app.post(
    '/v1/line-categories/choose',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'chooseCategoryOfLines',
        description: 'Sets one category for the whole amount of each statement transaction',
        body: z.strictObject({ ids: bulkIds, categoryId: id }),
        response: { 200: bulkAnswer },
      },
    },
    request => {
      const { ids, categoryId } = request.body
      return toEachAsCaller(access, MANAGE, request, ids, (tx, one) =>
        chooseCategories(tx, one, null, { whole: categoryId }),
      )
    },
  )

  bulkRoutes(app, access)(
    '/v1/line-categories/undo',
    'undoChoiceOfLines',
    'Takes back the caller’s last choice of each, to what was chosen before it; refuses AN-6 nothing to undo',
    MANAGE,
    undoChoice,
  )
}
