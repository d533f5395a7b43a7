// HTTP of statement lines: shapes in and out, no rules.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import { id, idList } from '../../kit/ids.ts'
import { currency, decimal, minorOf, showMoney } from '../../kit/money.ts'
import { openPage, pageOf, pageQuery } from '../../kit/page.ts'
import { listOf } from '../../kit/query.ts'
import { amountBounds, amountRange, checkAmountRange } from '../amountRange.ts'
import { bulkAnswer, bulkBody, toEach } from '../bulk.ts'
import type { RouteContext } from '../context.ts'
import { codes } from '../errors.ts'
import { direction, reconciliationStatus as status } from '../transactionShapes.ts'
import { archiveStatement, unarchiveStatement } from './archiveStatement.ts'
import { createStatement } from './createStatement.ts'
import { removeStatement } from './removeStatement.ts'
import { listStatements, readStatements, statementSorts, sumStatements } from './repository.ts'
import { showStatement, statement, statementSummary } from './show.ts'
import { statementTransaction as table } from './table.ts'

const filter = {
  search: z.string().max(200).optional(),
  dateFrom: z.iso.date().optional(),
  dateTo: z.iso.date().optional(),
  ...amountRange,
  direction: direction.optional(),
  currency: currency.optional(),
  status: listOf(status).optional(),
  bankAccountId: id.optional(),
  importId: id.optional(),
  matchResult: z
    .enum(['FULL_MATCH', 'PARTIAL_MATCH', 'NO_MATCH'])
    .optional()
    .describe('Of the best pending recommendation of the line'),
}

const newStatement = z.strictObject({
  bankAccountId: id,
  date: z.iso.date(),
  description: z.string().trim().min(1).max(2_000),
  direction,
  // Zero and less get the rule's own code, not the shape's.
  amount: decimal,
  endingBalance: decimal.nullish(),
})

const VIEW = 'treasury.statements.view'
const MANAGE = 'treasury.statements.manage'
const RECONCILE = 'treasury.reconciliation.manage'

/** Statement lines: lists, one, entry by hand, and what people do to them. */
export function statementRoutes(app: Server, { access }: Pick<RouteContext, 'access'>) {
  const { asCaller } = access

  app.get(
    '/v1/statement-transactions',
    {
      schema: {
        operationId: 'listStatementTransactions',
        description: 'Statement lines, filtered and paged; with `ids` those alone, in any order',
        querystring: z
          .strictObject({ ...pageQuery(['-date', 'date', '-amount', 'amount']), ...filter, ids: idList.optional() })
          .superRefine(checkAmountRange),
        response: { 200: pageOf(statement) },
      },
    },
    request =>
      asCaller(request, VIEW, async (tx, { permissions }) => {
        const { ids, first } = request.query
        const page = openPage(
          { ...request.query, first: ids?.length ?? first },
          { sorts: statementSorts, id: table.id },
        )
        const rows = ids
          ? await readStatements(tx, ids)
          : await listStatements(tx, { ...request.query, ...amountBounds(request.query) }, page)
        return page.answer(rows, row => showStatement(row, permissions))
      }),
  )

  app.get(
    '/v1/statement-transactions/summary',
    {
      schema: {
        operationId: 'summarizeStatementTransactions',
        description: 'How many the filter admits, and what came in and went out, by currency',
        querystring: z.strictObject(filter).superRefine(checkAmountRange),
        response: { 200: statementSummary },
      },
    },
    request =>
      asCaller(request, VIEW, async tx => {
        const sums = await sumStatements(tx, { ...request.query, ...amountBounds(request.query) })
        return {
          totalCount: sums.reduce((total, { count }) => total + count, 0),
          totals: sums.map(({ currency: of, incoming, outgoing }) => ({
            currency: of,
            incoming: showMoney(incoming, of),
            outgoing: showMoney(outgoing, of),
          })),
        }
      }),
  )

  app.get(
    '/v1/statement-transactions/:id',
    {
      schema: {
        operationId: 'getStatementTransaction',
        description: 'One statement line',
        params: z.strictObject({ id }),
        response: { 200: statement },
      },
    },
    request =>
      asCaller(request, VIEW, async (tx, { permissions }) => {
        const [row] = await readStatements(tx, [request.params.id])
        if (!row) throw new Refusal(codes.notFound)
        return showStatement(row, permissions)
      }),
  )

  app.post(
    '/v1/statement-transactions',
    {
      schema: {
        operationId: 'createStatementTransaction',
        description: 'Enters a line by hand; refuses ST-19 date after today, ST-26 zero amount, ST-51 negative amount',
        headers: optionalKeyHeader,
        body: newStatement,
        response: { 201: statement },
      },
    },
    async (request, reply) => {
      const { amount, endingBalance, ...rest } = request.body
      const amountMinor = minorOf(amount)
      const endingBalanceMinor = endingBalance == null ? null : minorOf(endingBalance)
      const { body } = await asCaller(request, MANAGE, (tx, { permissions }) =>
        once(tx, request.headers['idempotency-key'], ['createStatementTransaction', request.body], async () =>
          showStatement(await createStatement(tx, { ...rest, amountMinor, endingBalanceMinor }), permissions),
        ),
      )
      return reply.code(201).send(body)
    },
  )

  type Act = (tx: Tx, id: string) => Promise<unknown>
  const bulk = (path: string, operationId: string, description: string, permission: string, act: Act) =>
    app.post(
      path,
      { schema: { operationId, description, body: bulkBody, response: { 200: bulkAnswer } } },
      async (request: FastifyRequest<{ Body: z.infer<typeof bulkBody> }>) => {
        await access.callerOf(request, permission)
        return toEach(request, request.body.ids, one => asCaller(request, permission, tx => act(tx, one)))
      },
    )

  bulk(
    '/v1/statement-transactions/archive',
    'archiveStatementTransactions',
    'Puts each out of sight; refuses ST-34 reconciled or archived',
    RECONCILE,
    archiveStatement,
  )
  bulk(
    '/v1/statement-transactions/unarchive',
    'unarchiveStatementTransactions',
    'Brings each back; refuses ST-35 not archived',
    RECONCILE,
    unarchiveStatement,
  )
  bulk(
    '/v1/statement-transactions/delete',
    'deleteStatementTransactions',
    'Deletes each; refuses ST-40 imported, ST-54 has a history of reconciliation, RC-1 reconciled',
    MANAGE,
    removeStatement,
  )
}
