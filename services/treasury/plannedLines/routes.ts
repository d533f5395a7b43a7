// HTTP of planned lines: shapes in and out, no rules.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { refuseFields } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import { id } from '../../kit/idShapes.ts'
import { minorOf, money, moneyInput, showMoney } from '../../kit/money.ts'
import { nameOf } from '../../kit/nameShape.ts'
import { VIEW_ANALYSIS } from '../cashPosition/public.ts'
import type { RouteContext } from '../context.ts'
import { direction } from '../transactionShapes.ts'
import {
  createPlannedLine,
  deletePlannedLine,
  listPlannedLines,
  plannedLineOf,
  type PlannedLineInput,
  updatePlannedLine,
} from './changePlans.ts'
import { PLAN_RULES } from './occurrences.ts'
import type { PlannedLineRow } from './table.ts'

const MANAGE = 'treasury.expected.manage'

const rule = z.enum(PLAN_RULES).meta({ id: 'PlanRule' })

const plannedLine = z
  .object({
    id: z.uuid(),
    name: z.string(),
    direction,
    amount: money,
    counterpartyId: z.uuid().nullable().describe('Its real records take the place of the plan'),
    category: z.string().nullable().describe('Real records of bills of this category take the place of the plan'),
    rule,
    startsOn: z.string().describe('The first day; its weekday or day of the month is that of the others'),
    endsOn: z.string().nullable().describe('Null: without end'),
    version: z.int(),
  })
  .meta({ id: 'PlannedLine', description: 'Money that is planned for, once or by a rule' })

const body = z.strictObject({
  name: nameOf(100),
  direction,
  amount: moneyInput,
  counterpartyId: id.nullish(),
  category: nameOf(60).nullish(),
  rule,
  startsOn: businessDate,
  endsOn: businessDate.nullish(),
})

const show = ({ id: lineId, name, direction: of, amountMinor, currency, ...row }: PlannedLineRow) => ({
  id: lineId,
  name,
  direction: of,
  amount: showMoney(amountMinor, currency),
  counterpartyId: row.counterpartyId,
  category: row.category,
  rule: row.rule,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  version: row.version,
})

function read({ amount, counterpartyId, category, endsOn, ...rest }: z.infer<typeof body>): PlannedLineInput {
  const [party, of, end] = [counterpartyId ?? null, category ?? null, endsOn ?? null]
  if (party !== null && of !== null) throw refuseFields([{ path: 'category', error: 'INVALID_VALUE' }])
  if (end !== null && (rest.rule === 'ONCE' || end < rest.startsOn))
    throw refuseFields([{ path: 'endsOn', error: 'INVALID_VALUE' }])
  const { amount: decimal, currency } = amount
  return { ...rest, amountMinor: minorOf(decimal), currency, counterpartyId: party, category: of, endsOn: end }
}

export function plannedLineRoutes(app: Server, { access }: RouteContext) {
  const { asCaller } = access
  const path = '/v1/analysis/planned-lines'
  const params = z.strictObject({ id })
  const version = z.int().min(1)

  app.get(
    path,
    {
      schema: {
        operationId: 'listPlannedLines',
        description: 'All planned lines of the organization, at most 200, the earliest first',
        response: { 200: z.object({ items: z.array(plannedLine) }) },
      },
    },
    request => asCaller(request, VIEW_ANALYSIS, async tx => ({ items: (await listPlannedLines(tx)).map(show) })),
  )

  app.get(
    `${path}/:id`,
    {
      schema: {
        operationId: 'getPlannedLine',
        description: 'One planned line',
        params,
        response: { 200: plannedLine },
      },
    },
    request => asCaller(request, VIEW_ANALYSIS, async tx => show(await plannedLineOf(tx, request.params.id))),
  )

  app.post(
    path,
    {
      schema: {
        operationId: 'createPlannedLine',
        description: 'Plans money in or out, once or by a rule; refuses AN-1 too many',
        headers: optionalKeyHeader,
        body,
        response: { 201: plannedLine },
      },
    },
    async (request, reply) => {
      const { body: made } = await asCaller(request, MANAGE, tx =>
        once(tx, request.headers['idempotency-key'], ['createPlannedLine', request.body], async () =>
          show(await createPlannedLine(tx, read(request.body))),
        ),
      )
      return reply.code(201).send(made)
    },
  )

  app.put(
    `${path}/:id`,
    {
      schema: {
        operationId: 'updatePlannedLine',
        description: 'Replaces a planned line; refuses G-3 stale version',
        params,
        body: body.extend({ version }),
        response: { 200: plannedLine },
      },
    },
    request =>
      asCaller(request, MANAGE, async tx => {
        const { version: seen, ...rest } = request.body
        return show(await updatePlannedLine(tx, request.params.id, seen, read(rest)))
      }),
  )

  app.post(
    `${path}/:id/delete`,
    {
      schema: {
        operationId: 'deletePlannedLine',
        description: 'Deletes a planned line; refuses G-3 stale version',
        params,
        body: z.strictObject({ version }),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    async request => {
      await asCaller(request, MANAGE, tx => deletePlannedLine(tx, request.params.id, request.body.version))
      return { id: request.params.id }
    },
  )
}
