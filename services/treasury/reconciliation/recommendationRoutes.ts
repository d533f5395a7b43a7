// HTTP of recommendations: shapes in and out, no rules.
import { z } from 'zod'
import { BULK_TIME_LIMIT_MS, bulkResult, smallBulkBody, toEach } from '../../kit/bulk.ts'
import type { Server } from '../../kit/http/server.ts'
import { idList } from '../../kit/idShapes.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import { listOf } from '../../kit/query.ts'
import type { RouteContext } from '../context.ts'
import { passingLock } from '../projection/public.ts'
import {
  recommendationList,
  recommendationsOf,
  recommendationStatus,
  recommendationSummary,
} from './recommendations.ts'
import { acceptRecommendation, rejectRecommendation } from './settleRecommendation.ts'
import * as shapes from './shapes.ts'

const VIEW = 'treasury.reconciliation.view'
const MANAGE = 'treasury.reconciliation.manage'

/** Routes of recommendations: lists and users' decisions. */
export function recommendationRoutes(app: Server, { access }: RouteContext) {
  const { asCaller } = access
  listRoutes(app, access, {
    path: '/v1/recommendations',
    names: { many: 'Recommendations' },
    words: { many: 'Recommendations of the engine' },
    permission: VIEW,
    list: recommendationList,
    body: shapes.recommendation,
    show: shapes.showRecommendation,
    summary: recommendationSummary,
  })

  app.get(
    '/v1/line-recommendations',
    {
      schema: {
        operationId: 'listRecommendationsOfLines',
        description: 'Recommendations for these statement transactions, best first',
        querystring: z.strictObject({
          statementTransactionIds: idList,
          status: listOf(recommendationStatus).default(['PENDING']),
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
          'Accepts each; refuses RC-1 already reconciled, RC-9 unknown, RC-10 no longer pending, ST-104 before the period lock, told to the owner, who can match by hand with a reason, ST-105 told to others',
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
        description: 'Rejects each; refuses RC-9 unknown, RC-10 no longer pending',
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
