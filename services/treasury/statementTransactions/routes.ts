// HTTP of statement transactions: shapes in and out, no rules.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { bulkRoutes } from '../../kit/bulk.ts'
import type { Server } from '../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import { decimal, minorOf } from '../../kit/money.ts'
import { bankAccountList } from '../bankAccounts/public.ts'
import type { RouteContext } from '../context.ts'
import { transactionSummary } from '../transactionList.ts'
import { direction } from '../transactionShapes.ts'
import { archiveStatement, unarchiveStatement } from './archiveStatement.ts'
import { createStatement } from './createStatement.ts'
import { statementList } from './list.ts'
import { unreconciledCounts } from './perAccount.ts'
import { removeStatement } from './removeStatement.ts'
import { showStatement, statement } from './show.ts'
import { statementTransaction as table, type StatementRow } from './table.ts'

const newStatement = z.strictObject({
  bankAccountId: id,
  date: businessDate,
  description: z.string().trim().min(1).max(2_000),
  direction,
  // Zero and negative amounts get the business code, not the shape's.
  amount: decimal,
  endingBalance: decimal.nullish(),
})

/** No run can cover it before it is committed. */
const showNew = (row: StatementRow, permissions: ReadonlySet<string>) =>
  showStatement({ ...row, wasCoveredByRun: false }, permissions)

const VIEW = 'treasury.statements.view'
const MANAGE = 'treasury.statements.manage'
const RECONCILE = 'treasury.reconciliation.manage'

/** Routes of statement transactions: lists, single ones, manual entry, and actions. */
export function statementRoutes(app: Server, { access, jobs }: Pick<RouteContext, 'access' | 'jobs'>) {
  const { asCaller } = access

  listRoutes(app, access, {
    path: '/v1/statement-transactions',
    names: { one: 'StatementTransaction', many: 'StatementTransactions' },
    words: { one: 'One statement line', many: 'Statement lines' },
    permission: VIEW,
    list: statementList,
    body: statement,
    show: (row, { permissions }) => showStatement(row, permissions),
    summary: transactionSummary(table),
  })

  app.get(
    '/v1/bank-accounts/unreconciled-counts',
    {
      schema: {
        operationId: 'countUnreconciled',
        description: 'Number of statement transactions per account that are neither fully reconciled nor archived',
        querystring: z.strictObject({ ids: idList }),
        response: { 200: z.object({ items: z.array(z.object({ id: z.uuid(), count: z.int() })) }) },
      },
    },
    request =>
      asCaller(request, 'treasury.bankAccounts.view', async tx => {
        const known = await bankAccountList.read(tx, request.query.ids)
        const ids = known.map(row => row.id)
        const counts = await unreconciledCounts(tx, ids)
        return { items: ids.map(of => ({ id: of, count: counts.get(of) ?? 0 })) }
      }),
  )

  app.post(
    '/v1/statement-transactions',
    {
      schema: {
        operationId: 'createStatementTransaction',
        description:
          'Enters a statement transaction manually; refuses BA-31 a closed account, ST-19 date in the future, ST-26 zero amount, ST-51 negative amount, ST-70 a connected account',
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
          showNew(await createStatement(tx, jobs, { ...rest, amountMinor, endingBalanceMinor }), permissions),
        ),
      )
      return reply.code(201).send(body)
    },
  )

  const bulk = bulkRoutes(app, access)
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
