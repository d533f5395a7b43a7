// HTTP of reconciliation: shapes in and out, no rules.
import { z } from 'zod'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { keyHeader, once } from '../../kit/idempotency.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { minorOf } from '../../kit/money.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import type { RouteContext } from '../context.ts'
import { passingLock } from '../projection/public.ts'
import { openProver, proofField } from '../proofs/public.ts'
import { candidatesOf, expectedElsewhere } from './candidates.ts'
import { countWork } from './counts.ts'
import { reconcile } from './reconcile.ts'
import { recommendationRoutes } from './recommendationRoutes.ts'
import { removeReconciliation } from './removeReconciliation.ts'
import { runRoutes } from './runRoutes.ts'
import * as shapes from './shapes.ts'
import { reconciliationList, reconciliationsOf, reconciliationSummary } from './store.ts'

const VIEW = 'treasury.reconciliation.view'
const MANAGE = 'treasury.reconciliation.manage'
const AUTO = 'treasury.reconciliation.auto'

const byId = z.strictObject({ id })

/** Routes of reconciliation: manual matches, the engine's proposals, its runs, and the history. */
export function reconciliationRoutes(app: Server, context: RouteContext) {
  matchRoutes(app, context)
  historyRoutes(app, context)
  recommendationRoutes(app, context)
  runRoutes(app, context)
}

/** The protected change of a match, or of its undoing, that passed the period lock. */
const passedLock = ({ amount }: z.infer<typeof shapes.reconciliation>) =>
  ({ action: 'PERIOD_LOCK_PASSED', subject: `${amount.currency} ${amount.amount}` }) as const

function matchRoutes(app: Server, { access, proofs }: RouteContext) {
  const { asCaller, callerOf } = access
  const prover = openProver({ access, proofs })

  app.post(
    '/v1/reconciliations',
    {
      schema: {
        operationId: 'reconcile',
        description:
          'Matches manually; refuses RC-1 already reconciled, RC-2 direction, RC-3 and RC-4 amounts differ, RC-5 listed twice, RC-6 several on both sides, RC-7 account, RC-13 currency, RC-16 empty, RC-18 archived, RC-23 adjustments, RC-25 adjustments both ways, RC-26 RC-27 RC-28 fee, withholding or rounding beyond its bound, RC-29 a fee of the wrong direction, RC-30 an overpayment of what is no invoice, or with `keepRest` of what the line has not paid, ST-104 a line before the period lock, which the owner passes with `lockReason` and a proof (BA-29 second factor missing, G-22 an API token), ST-105 other callers',
        headers: keyHeader,
        body: shapes.reconcileBody,
        response: { 201: shapes.reconciliation },
      },
    },
    async (request, reply) => {
      const { proof, ...content } = request.body
      const { adjustments, adjustmentReason = null, lockReason, ...input } = content
      const match = {
        ...input,
        adjustments: adjustments.map(each => ({
          kind: each.kind,
          amount: minorOf(each.amount),
          expectedId: each.expectedTransactionId,
        })),
      }
      const { permissions } = await callerOf(request, MANAGE)
      const beyondBounds = { isPermitted: permissions.has(AUTO), reason: adjustmentReason }
      const statement = { action: 'RECONCILE', content }
      const body = await prover.change(request, { permission: MANAGE, statement, proof }, async tx => {
        const { value, passed } = await passingLock(tx, lockReason ?? null, () =>
          once(tx, request.headers['idempotency-key'], ['reconcile', content], async () =>
            shapes.showReconciliation(await reconcile(tx, { ...match, beyondBounds, lockReason })),
          ),
        )
        return { result: value.body, protects: passed ? passedLock(value.body) : null }
      })
      return reply.code(201).send(body)
    },
  )

  app.post(
    '/v1/reconciliations/:id/remove',
    {
      schema: {
        operationId: 'removeReconciliation',
        description:
          'Undoes a reconciliation; refuses RC-19 reason required, except for the own match of the last 15 minutes, RC-20 removed before, ST-104 a line before the period lock, which the owner passes with a reason and a proof (BA-29 second factor missing, G-22 an API token), ST-105 other callers',
        params: byId,
        body: z.strictObject({ reason: z.string().max(500).optional(), ...proofField }),
        response: { 200: shapes.reconciliation },
      },
    },
    request => {
      const { id: reconciliationId } = request.params
      const { proof, ...content } = request.body
      const reason = content.reason?.trim() || null
      const statement = { action: 'REMOVE_RECONCILIATION', reconciliationId, content }
      return prover.change(request, { permission: MANAGE, statement, proof }, async tx => {
        const { value, passed } = await passingLock(tx, reason, async () =>
          shapes.showReconciliation(await removeReconciliation(tx, reconciliationId, reason ?? '')),
        )
        return { result: value, protects: passed ? passedLock(value) : null }
      })
    },
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
        description: 'Candidates for a statement transaction, ranked now, best first; optionally from a search',
        params: byId,
        querystring: z.strictObject(ranking),
        response: { 200: shapes.candidates },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const [found] = await candidatesOf(tx, [request.params.id], request.query)
        if (!found) throw new Refusal(commonErrors.notFound)
        return shapes.showCandidates(found)
      }),
  )

  app.get(
    '/v1/statement-candidates',
    {
      schema: {
        operationId: 'listCandidatesOfMany',
        description: 'Candidates for several statement transactions; unknown ids are omitted',
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
    '/v1/statement-candidates/elsewhere',
    {
      schema: {
        operationId: 'listExpectedElsewhere',
        description:
          'Open expected transactions of other accounts that statement transactions clearly fit, at most three each; unknown ids are omitted',
        querystring: z.strictObject({ statementTransactionIds: idList }),
        response: { 200: z.object({ items: z.array(shapes.elsewhere) }) },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => ({
        items: await expectedElsewhere(tx, request.query.statementTransactionIds),
      })),
  )

  app.get(
    '/v1/reconciliation-counts',
    {
      schema: {
        operationId: 'countReconciliationLines',
        description: 'Number of open statement transactions by match result, and of reconciliations in effect',
        querystring: z.strictObject({
          bankAccountId: id.optional(),
          importId: id.optional(),
          dateFrom: z.iso.date().optional(),
          dateTo: z.iso.date().optional(),
        }),
        response: { 200: shapes.counts },
      },
    },
    request => asCaller(request, VIEW, tx => countWork(tx, request.query)),
  )
}

function historyRoutes(app: Server, { access }: RouteContext) {
  listRoutes(app, access, {
    path: '/v1/reconciliations',
    names: { many: 'Reconciliations' },
    words: { many: 'Reconciliations' },
    permission: VIEW,
    list: reconciliationList,
    body: shapes.reconciliation,
    show: shapes.showReconciliation,
    summary: reconciliationSummary,
  })

  app.get(
    '/v1/record-reconciliations',
    {
      schema: {
        operationId: 'listReconciliationsOfRecords',
        description: 'Reconciliations in effect of these statement or expected transactions, oldest first',
        querystring: z.strictObject({
          statementTransactionIds: idList.optional(),
          expectedTransactionIds: idList.optional(),
        }),
        response: { 200: z.object({ items: z.array(shapes.reconciliation) }) },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => {
        const rows = await reconciliationsOf(tx, request.query)
        return { items: rows.map(shapes.showReconciliation) }
      }),
  )
}
