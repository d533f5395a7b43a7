// HTTP of reconciliation: shapes in and out, no rules.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BULK_TIME_LIMIT_MS, bulkBody, bulkResult, toEach } from '../../kit/bulk.ts'
import { localeOf } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { keyHeader, once } from '../../kit/idempotency.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { minorOf } from '../../kit/money.ts'
import { openPage, pageOf, pageQuery } from '../../kit/page.ts'
import { flag, listOf } from '../../kit/query.ts'
import type { Caller } from '../../kit/tokens.ts'
import type { RouteContext } from '../context.ts'
import { codes } from '../errors.ts'
import { candidatesOf } from './candidates.ts'
import { countWork } from './counts.ts'
import { reconcile } from './reconcile.ts'
import {
  countRecommendations,
  listRecommendations,
  readRecommendations,
  recommendationSorts,
  recommendationsOf,
} from './recommendations.ts'
import { removeReconciliation } from './removeReconciliation.ts'
import { activeRuns, listRuns, readRuns, runSorts } from './runs.ts'
import { acceptRecommendation, rejectRecommendation } from './settleRecommendation.ts'
import * as shapes from './shapes.ts'
import { cancelRun, confirmRun, startRun } from './startRun.ts'
import {
  countReconciliations,
  listReconciliations,
  readReconciliations,
  reconciliationsOf,
  reconciliationSorts,
} from './store.ts'
import {
  recommendation as recommendationTable,
  reconciliation as reconciliationTable,
  reconciliationRun,
} from './table.ts'

const VIEW = 'treasury.reconciliation.view'
const MANAGE = 'treasury.reconciliation.manage'
const AUTO = 'treasury.reconciliation.auto'

const byId = z.strictObject({ id })

/** Reconciliation: matches by hand, what the engine proposes, its runs, and the history. */
export function reconciliationRoutes(app: Server, context: RouteContext) {
  matchRoutes(app, context)
  historyRoutes(app, context)
  recommendationRoutes(app, context)
  runRoutes(app, context)
}

function matchRoutes(app: Server, { access: { asCaller } }: RouteContext) {
  app.post(
    '/v1/reconciliations',
    {
      schema: {
        operationId: 'reconcile',
        description:
          'Matches by hand; refuses RC-1 already reconciled, RC-2 direction, RC-3 and RC-4 amounts differ, RC-5 listed twice, RC-6 several on both sides, RC-7 account, RC-13 currency, RC-16 empty, RC-18 archived, RC-23 adjustments',
        headers: keyHeader,
        body: shapes.reconcileBody,
        response: { 201: shapes.reconciliation },
      },
    },
    async (request, reply) => {
      const { adjustments, ...input } = request.body
      const match = {
        ...input,
        adjustments: adjustments.map(each => ({
          kind: each.kind,
          amount: minorOf(each.amount),
          expectedId: each.expectedTransactionId,
        })),
      }
      const { body } = await asCaller(request, MANAGE, tx =>
        once(tx, request.headers['idempotency-key'], ['reconcile', request.body], async () =>
          shapes.showReconciliation(await reconcile(tx, match)),
        ),
      )
      return reply.code(201).send(body)
    },
  )

  app.post(
    '/v1/reconciliations/:id/remove',
    {
      schema: {
        operationId: 'removeReconciliation',
        description: 'Takes one back; refuses RC-19 reason required, RC-20 removed before',
        params: byId,
        body: z.strictObject({ reason: z.string().max(500) }),
        response: { 200: shapes.reconciliation },
      },
    },
    request =>
      asCaller(request, MANAGE, async tx =>
        shapes.showReconciliation(await removeReconciliation(tx, request.params.id, request.body.reason)),
      ),
  )

  const ranking = {
    first: z.coerce.number().int().min(1).max(20).default(20),
    search: z.string().max(200).optional(),
  }
  app.get(
    '/v1/statement-transactions/:id/candidates',
    {
      schema: {
        operationId: 'listCandidates',
        description: 'What one line could be, best first, ranked now; with a search, what it finds',
        params: byId,
        querystring: z.strictObject(ranking),
        response: { 200: shapes.candidates },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const [found] = await candidatesOf(tx, [request.params.id], request.query)
        if (!found) throw new Refusal(codes.notFound)
        return shapes.showCandidates(found)
      }),
  )

  app.get(
    '/v1/statement-candidates',
    {
      schema: {
        operationId: 'listCandidatesOfMany',
        description: 'What several lines could be; unknown ids are left out',
        querystring: z.strictObject({ ...ranking, statementTransactionIds: idList }),
        response: { 200: z.object({ items: z.array(shapes.candidates) }) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const { statementTransactionIds, ...wanted } = request.query
        const found = await candidatesOf(tx, statementTransactionIds, wanted)
        return { items: found.map(shapes.showCandidates) }
      }),
  )

  app.get(
    '/v1/reconciliation-counts',
    {
      schema: {
        operationId: 'countReconciliationLines',
        description: 'Open lines by what the engine found, and matches in effect',
        querystring: z.strictObject({
          bankAccountId: id.optional(),
          dateFrom: z.iso.date().optional(),
          dateTo: z.iso.date().optional(),
        }),
        response: { 200: shapes.counts },
      },
    },
    request => asCaller(request, VIEW, tx => countWork(tx, request.query)),
  )
}

function historyRoutes(app: Server, { access: { asCaller } }: RouteContext) {
  const filter = {
    bankAccountId: id.optional(),
    dateFrom: z.iso.date().optional().describe('Made on that business date or later'),
    dateTo: z.iso.date().optional(),
    search: z.string().max(200).optional(),
    kind: shapes.reconciliationKind.optional(),
    includeRemoved: flag.optional(),
  }

  app.get(
    '/v1/reconciliations',
    {
      schema: {
        operationId: 'listReconciliations',
        description: 'Reconciliations, newest first; with `ids` those alone, in any order',
        querystring: z.strictObject({ ...pageQuery(['-createdAt', 'createdAt']), ...filter, ids: idList.optional() }),
        response: { 200: pageOf(shapes.reconciliation) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const { ids, first } = request.query
        const page = openPage(
          { ...request.query, first: ids?.length ?? first },
          { sorts: reconciliationSorts, id: reconciliationTable.id },
        )
        const rows = ids ? await readReconciliations(tx, ids) : await listReconciliations(tx, request.query, page)
        return page.answer(rows, shapes.showReconciliation)
      }),
  )

  app.get(
    '/v1/reconciliations/summary',
    {
      schema: {
        operationId: 'summarizeReconciliations',
        description: 'How many the filter admits',
        querystring: z.strictObject(filter),
        response: { 200: z.object({ totalCount: z.int() }) },
      },
    },
    request => asCaller(request, VIEW, async tx => ({ totalCount: await countReconciliations(tx, request.query) })),
  )

  app.get(
    '/v1/record-reconciliations',
    {
      schema: {
        operationId: 'listReconciliationsOfRecords',
        description: 'Reconciliations in force of these lines or expected transactions, oldest first',
        querystring: z.strictObject({
          statementTransactionIds: idList.optional(),
          expectedTransactionIds: idList.optional(),
        }),
        response: { 200: z.object({ items: z.array(shapes.reconciliation) }) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const rows = await reconciliationsOf(tx, request.query)
        return { items: rows.map(shapes.showReconciliation) }
      }),
  )
}

function recommendationRoutes(app: Server, { access }: RouteContext) {
  const { asCaller } = access
  const filter = {
    bankAccountId: id.optional(),
    runId: id.optional(),
    status: listOf(shapes.recommendationStatus).optional(),
    automatic: flag.optional(),
  }

  app.get(
    '/v1/recommendations',
    {
      schema: {
        operationId: 'listRecommendations',
        description: 'What the engine proposes, newest first; with `ids` those alone, in any order',
        querystring: z.strictObject({ ...pageQuery(['-id', 'id']), ...filter, ids: idList.optional() }),
        response: { 200: pageOf(shapes.recommendation) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const { ids, first } = request.query
        const page = openPage(
          { ...request.query, first: ids?.length ?? first },
          { sorts: recommendationSorts, id: recommendationTable.id },
        )
        const rows = ids ? await readRecommendations(tx, ids) : await listRecommendations(tx, request.query, page)
        return page.answer(rows, shapes.showRecommendation)
      }),
  )

  app.get(
    '/v1/recommendations/summary',
    {
      schema: {
        operationId: 'summarizeRecommendations',
        description: 'How many the filter admits',
        querystring: z.strictObject(filter),
        response: { 200: z.object({ totalCount: z.int() }) },
      },
    },
    request => asCaller(request, VIEW, async tx => ({ totalCount: await countRecommendations(tx, request.query) })),
  )

  app.get(
    '/v1/line-recommendations',
    {
      schema: {
        operationId: 'listRecommendationsOfLines',
        description: 'Recommendations that these lines take part in, best first',
        querystring: z.strictObject({
          statementTransactionIds: idList,
          status: listOf(shapes.recommendationStatus).default(['PENDING']),
        }),
        response: { 200: z.object({ items: z.array(shapes.recommendation) }) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const { statementTransactionIds, status } = request.query
        const rows = await recommendationsOf(tx, statementTransactionIds, status)
        return { items: rows.map(shapes.showRecommendation) }
      }),
  )

  app.post(
    '/v1/recommendations/accept',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'acceptRecommendations',
        description: 'Confirms each; refuses RC-1 already reconciled, RC-9 unknown, RC-10 no longer pending',
        body: bulkBody,
        response: { 200: z.object({ results: z.array(bulkResult), reconciliations: z.array(shapes.reconciliation) }) },
      },
    },
    async request => {
      await access.callerOf(request, MANAGE)
      const reconciliations: z.infer<typeof shapes.reconciliation>[] = []
      const { results } = await toEach(request, request.body.ids, async one => {
        const stored = await asCaller(request, MANAGE, tx => acceptRecommendation(tx, one))
        reconciliations.push(shapes.showReconciliation(stored))
      })
      return { results, reconciliations }
    },
  )

  app.post(
    '/v1/recommendations/reject',
    {
      handlerTimeout: BULK_TIME_LIMIT_MS,
      schema: {
        operationId: 'rejectRecommendations',
        description: 'Says no to each; refuses RC-9 unknown, RC-10 no longer pending',
        body: bulkBody,
        response: { 200: z.object({ results: z.array(bulkResult) }) },
      },
    },
    async request => {
      await access.callerOf(request, MANAGE)
      return toEach(request, request.body.ids, one => asCaller(request, MANAGE, tx => rejectRecommendation(tx, one)))
    },
  )
}

/** A run that confirms by itself needs a right of its own. */
function requireAuto(caller: Caller): void {
  if (!caller.permissions.has(AUTO)) throw new Refusal(codes.autoReconciliationNeeded)
}

function runRoutes(app: Server, { access: { asCaller }, jobs }: RouteContext) {
  const locale = (request: FastifyRequest) => localeOf(request.headers['accept-language'])

  app.post(
    '/v1/reconciliation-runs',
    {
      schema: {
        operationId: 'startReconciliationRun',
        description: 'Starts the engine; refuses RC-17 a run is at work, RC-24 automatic without the right to it',
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

  app.get(
    '/v1/reconciliation-runs',
    {
      schema: {
        operationId: 'listReconciliationRuns',
        description: 'Runs, newest first; of an account also those of all accounts',
        querystring: z.strictObject({
          ...pageQuery(['-startedAt', 'startedAt']),
          bankAccountId: id.optional(),
          ids: idList.optional(),
        }),
        response: { 200: pageOf(shapes.run) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const { ids, first } = request.query
        const page = openPage(
          { ...request.query, first: ids?.length ?? first },
          { sorts: runSorts, id: reconciliationRun.id },
        )
        const rows = ids ? await readRuns(tx, ids) : await listRuns(tx, request.query, page)
        return page.answer(rows, row => shapes.showRun(row, locale(request)))
      }),
  )

  app.get(
    '/v1/active-runs',
    {
      schema: {
        operationId: 'listActiveRuns',
        description: 'For each of these accounts the run that is at work on it or waits for review, if there is one',
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
        description: 'Drops a run; what it recommended stays pending; refuses RC-22 when it is over',
        params: byId,
        response: { 200: shapes.run },
      },
    },
    request =>
      asCaller(request, MANAGE, async tx => shapes.showRun(await cancelRun(tx, request.params.id), locale(request))),
  )
}
