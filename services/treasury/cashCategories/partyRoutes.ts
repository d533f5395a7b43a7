// HTTP of learnt categories and counterparties' categories: shapes in and out, no rules.
import { z } from 'zod'
import type { Server } from '../../kit/http/server.ts'
import { id } from '../../kit/idShapes.ts'
import type { RouteContext } from '../context.ts'
import { forgetLearnt, listCounterpartyCategories, listLearnt, setCounterpartyCategory } from './parties.ts'
import { MANAGE, VIEW } from './routes.ts'
import { counterpartyCategory, learntCategory } from './shapes.ts'

const counterparties = z.object({ items: z.array(counterpartyCategory) })

export function knownPartyRoutes(app: Server, { access }: RouteContext) {
  const { asCaller } = access

  app.get(
    '/v1/learnt-categories',
    {
      schema: {
        operationId: 'listLearntCategories',
        description: 'Learned categories, most often chosen first, at most 200',
        response: { 200: z.object({ items: z.array(learntCategory) }) },
      },
    },
    request => asCaller(request, VIEW, async tx => ({ items: await listLearnt(tx) })),
  )

  app.post(
    '/v1/learnt-categories/forget',
    {
      schema: {
        operationId: 'forgetLearntCategory',
        description: 'Deletes a learned category; refuses G-3 something else was chosen in the meantime',
        body: learntCategory.omit({ choices: true }).strict(),
        response: { 200: z.object({ party: z.string() }) },
      },
    },
    async request => {
      await asCaller(request, MANAGE, tx => forgetLearnt(tx, request.body))
      return { party: request.body.party }
    },
  )

  app.get(
    '/v1/counterparty-categories',
    {
      schema: {
        operationId: 'listCounterpartyCategories',
        description: 'Counterparties with a default category, by alias, at most 500',
        response: { 200: counterparties },
      },
    },
    request => asCaller(request, VIEW, async tx => ({ items: await listCounterpartyCategories(tx) })),
  )

  app.put(
    '/v1/counterparty-categories/:id',
    {
      schema: {
        operationId: 'setCounterpartyCategory',
        description:
          'Sets the default category of a counterparty’s new transactions; refuses G-3 stale version, AN-9 too many counterparties',
        params: z.strictObject({ id }),
        body: z.strictObject({
          version: z.int().min(0).describe('0: it has none yet'),
          categoryId: id.nullable().describe('Null: none in particular'),
        }),
        response: { 200: counterparties },
      },
    },
    request =>
      asCaller(request, MANAGE, async tx => {
        await setCounterpartyCategory(tx, request.params.id, request.body)
        return { items: await listCounterpartyCategories(tx) }
      }),
  )
}
