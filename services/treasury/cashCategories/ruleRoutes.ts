// HTTP of categorization rules: shapes in and out only.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { BULK_TIME_LIMIT_MS } from '../../kit/bulk.ts'
import type { Server } from '../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import { id, idList } from '../../kit/idShapes.ts'
import type { RouteContext } from '../context.ts'
import { applyRule, previewRule } from './applyRule.ts'
import { MANAGE, VIEW } from './routes.ts'
import { createRule, deleteRule, listRules, orderRules, readRules, switchRule, updateRule } from './rules.ts'
import { applied, preview, readRule, rule, ruleBody, showRule } from './shapes.ts'

const many = z.object({ items: z.array(rule) })

export function cashRuleRoutes(app: Server, { access }: RouteContext) {
  const { asCaller } = access
  const params = z.strictObject({ id })
  const version = z.int().min(1)

  app.get(
    '/v1/cash-rules',
    {
      schema: {
        operationId: 'listCashRules',
        description: 'Rules in the order of evaluation, at most 100; with `ids` these, including deleted ones',
        querystring: z.strictObject({ ids: idList.optional() }),
        response: { 200: many },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const { ids } = request.query
        return { items: (ids === undefined ? await listRules(tx) : await readRules(tx, ids)).map(showRule) }
      }),
  )

  app.post(
    '/v1/cash-rules',
    {
      schema: {
        operationId: 'createCashRule',
        description: 'Creates a rule, which is evaluated last; refuses AN-7 too many',
        headers: optionalKeyHeader,
        body: ruleBody,
        response: { 201: rule },
      },
    },
    async (request, reply) => {
      const { body } = await asCaller(request, MANAGE, tx =>
        once(tx, request.headers['idempotency-key'], ['createCashRule', request.body], async () =>
          showRule(await createRule(tx, readRule(request.body))),
        ),
      )
      return reply.code(201).send(body)
    },
  )

  app.put(
    '/v1/cash-rules/:id',
    {
      schema: {
        operationId: 'updateCashRule',
        description: 'Edits a rule; transactions keep their categories until it is applied; refuses G-3 stale version',
        params,
        body: ruleBody.extend({ version }),
        response: { 200: rule },
      },
    },
    request =>
      asCaller(request, MANAGE, async tx => {
        const { version: seen, ...body } = request.body
        return showRule(await updateRule(tx, request.params.id, seen, readRule(body)))
      }),
  )

  app.post(
    '/v1/cash-rules/:id/delete',
    {
      schema: {
        operationId: 'deleteCashRule',
        description:
          'Deletes a rule; transactions keep their categories until that is applied; refuses G-3 stale version',
        params,
        body: z.strictObject({ version }),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    async request => {
      await asCaller(request, MANAGE, tx => deleteRule(tx, request.params.id, request.body.version))
      return { id: request.params.id }
    },
  )

  app.post(
    '/v1/cash-rules/:id/switch',
    {
      schema: {
        operationId: 'switchCashRule',
        description:
          'Activates or deactivates a rule; transactions keep their categories until it is applied; refuses G-3 stale version',
        params,
        body: z.strictObject({ version, isActive: z.boolean() }),
        response: { 200: rule },
      },
    },
    request =>
      asCaller(request, MANAGE, async tx =>
        showRule(await switchRule(tx, request.params.id, request.body.version, request.body.isActive)),
      ),
  )

  app.post(
    '/v1/cash-rules/order',
    {
      schema: {
        operationId: 'orderCashRules',
        description: 'Reorders the rules; refuses G-3 where one was added or deleted meanwhile',
        body: z.strictObject({ ids: z.array(id).min(1).max(100) }),
        response: { 200: many },
      },
    },
    request =>
      asCaller(request, MANAGE, async tx => ({ items: (await orderRules(tx, request.body.ids)).map(showRule) })),
  )

  app.post(
    '/v1/cash-rules/preview',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'previewCashRule',
        description:
          'Previews the matches of a rule among the newest 20,000 statement transactions; refuses AN-8 timeout',
        body: ruleBody.extend({ ruleId: id.nullish().describe('The one that it would replace; null: another one') }),
        response: { 200: preview },
      },
    },
    request =>
      asCaller(request, MANAGE, async tx => {
        const { ruleId, ...body } = request.body
        const [present] = ruleId == null ? [] : await readRules(tx, [ruleId])
        const { shown, ...counts } = await previewRule(tx, readRule(body), present?.place ?? null)
        return { ...counts, statementTransactionIds: shown }
      }),
  )

  app.post(
    '/v1/cash-rules/:id/apply',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'applyCashRule',
        description:
          'Applies a rule to up to 10,000 statement transactions from a date on, oldest first; choices of users, matches and earlier rules stay. A deleted or inactive rule is removed from its transactions; refuses AN-8 timeout',
        params,
        body: z.strictObject({
          from: businessDate,
          after: z
            .string()
            .regex(/^\d{4}-\d{2}-\d{2}\/[0-9a-f-]{36}$/)
            .nullish()
            .describe('`next` of the previous call; omitted: from the start'),
        }),
        response: { 200: applied },
      },
    },
    request =>
      asCaller(request, MANAGE, tx =>
        applyRule(tx, request.params.id, { from: request.body.from, after: request.body.after ?? null }),
      ),
  )
}
