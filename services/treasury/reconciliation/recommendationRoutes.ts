// HTTP of recommendations: shapes in and out, no rules.
import { z } from 'zod'
import { BULK_TIME_LIMIT_MS, bulkResult, smallBulkBody, toEach } from '../../kit/bulk.ts'
import type { Server } from '../../kit/http/server.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { openPage, pageOf, pageQuery } from '../../kit/page.ts'
import { flag, listOf } from '../../kit/query.ts'
import type { RouteContext } from '../context.ts'
import { passingLock } from '../projection/public.ts'
import {
  countRecommendations,
  listRecommendations,
  readRecommendations,
  recommendationSorts,
  recommendationsOf,
} from './recommendations.ts'
import { acceptRecommendation, rejectRecommendation } from './settleRecommendation.ts'
import * as shapes from './shapes.ts'
import { recommendation as recommendationTable } from './table.ts'

const VIEW = 'treasury.reconciliation.view'
const MANAGE = 'treasury.reconciliation.manage'

/** Routes of recommendations: lists and users' decisions. */
export function recommendationRoutes(app: Server, { access }: RouteContext) {
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
        description:
          'Confirms each; refuses RC-1 already reconciled, RC-9 unknown, RC-10 no longer pending, ST-104 before the period lock, told to the owner, who can match by hand with a reason, ST-105 told to others',
        body: smallBulkBody,
        response: { 200: z.object({ results: z.array(bulkResult), reconciliations: z.array(shapes.reconciliation) }) },
      },
    },
    async request => {
      await access.callerOf(request, MANAGE)
      const reconciliations: z.infer<typeof shapes.reconciliation>[] = []
      const { results } = await toEach(request, request.body.ids, async one => {
        const { value } = await asCaller(request, MANAGE, tx =>
          passingLock(tx, null, () => acceptRecommendation(tx, one)),
        )
        reconciliations.push(shapes.showReconciliation(value))
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
        body: smallBulkBody,
        response: { 200: z.object({ results: z.array(bulkResult) }) },
      },
    },
    async request => {
      await access.callerOf(request, MANAGE)
      return toEach(request, request.body.ids, one => asCaller(request, MANAGE, tx => rejectRecommendation(tx, one)))
    },
  )
}
