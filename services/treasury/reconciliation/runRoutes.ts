// HTTP of runs of the engine: shapes in and out, no rules.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { localeOf } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import type { Caller } from '../../kit/tokens.ts'
import type { RouteContext } from '../context.ts'
import { codes } from './errors.ts'
import { activeRuns, runList } from './runs.ts'
import * as shapes from './shapes.ts'
import { cancelRun, confirmRun, startRun } from './startRun.ts'

const VIEW = 'treasury.reconciliation.view'
const MANAGE = 'treasury.reconciliation.manage'
const AUTO = 'treasury.reconciliation.auto'

const byId = z.strictObject({ id })

/** An automatic run requires an additional permission. */
function requireAuto(caller: Caller): void {
  if (!caller.permissions.has(AUTO)) throw new Refusal(codes.autoReconciliationNeeded)
}

/** Routes of the engine's runs: start, read, confirm, cancel. */
export function runRoutes(app: Server, { access, jobs }: RouteContext) {
  const { asCaller } = access
  const locale = (request: FastifyRequest) => localeOf(request.headers['accept-language'])

  app.post(
    '/v1/reconciliation-runs',
    {
      schema: {
        operationId: 'startReconciliationRun',
        description:
          'Starts a run of the engine; refuses RC-17 a run is in progress, RC-24 automatic without the right to it',
        body: z.strictObject({ bankAccountId: id.nullish(), mode: shapes.runMode }),
        response: { 202: shapes.run },
      },
    },
    async (request, reply) => {
      const body = await asCaller(request, MANAGE, async (tx, caller) => {
        if (request.body.mode === 'AUTOMATIC') requireAuto(caller)
        return shapes.showRun(await startRun(tx, jobs, request.body), locale(request))
      })
      return reply.code(202).send(body)
    },
  )

  listRoutes(app, access, {
    path: '/v1/reconciliation-runs',
    names: { many: 'ReconciliationRuns' },
    words: { many: 'Runs (of an account also those of all accounts)' },
    permission: VIEW,
    list: runList,
    body: shapes.run,
    show: (row, _caller, request) => shapes.showRun(row, locale(request)),
  })

  app.get(
    '/v1/active-runs',
    {
      schema: {
        operationId: 'listActiveRuns',
        description: 'For each account the run that is in progress or awaits review, if any',
        querystring: z.strictObject({ bankAccountIds: idList }),
        response: { 200: z.object({ items: z.array(z.object({ bankAccountId: z.uuid(), run: shapes.run })) }) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const active = await activeRuns(tx)
        const items = request.query.bankAccountIds.flatMap(bankAccountId => {
          const found = active.find(row => row.bankAccountId === null || row.bankAccountId === bankAccountId)
          return found ? [{ bankAccountId, run: shapes.showRun(found, locale(request)) }] : []
        })
        return { items }
      }),
  )

  app.post(
    '/v1/reconciliation-runs/:id/confirm',
    {
      schema: {
        operationId: 'confirmReconciliationRun',
        description: 'Confirms the reviewed automatic matches; refuses RC-22 nothing to review, RC-17, RC-24',
        params: byId,
        body: z.strictObject({ excludeRecommendationIds: z.array(id).max(10_000).default([]) }),
        response: { 202: shapes.run },
      },
    },
    async (request, reply) => {
      const body = await asCaller(request, MANAGE, async (tx, caller) => {
        requireAuto(caller)
        const run = await confirmRun(tx, jobs, request.params.id, request.body.excludeRecommendationIds)
        return shapes.showRun(run, locale(request))
      })
      return reply.code(202).send(body)
    },
  )

  app.post(
    '/v1/reconciliation-runs/:id/cancel',
    {
      schema: {
        operationId: 'cancelReconciliationRun',
        description: 'Cancels a run; its recommendations stay pending; refuses RC-22 when it is over',
        params: byId,
        response: { 200: shapes.run },
      },
    },
    request =>
      asCaller(request, MANAGE, async tx =>
        shapes.showRun(await cancelRun(tx, jobs, request.params.id), locale(request)),
      ),
  )
}
