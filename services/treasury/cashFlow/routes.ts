// HTTP of the cash flow: shapes in and out, no rules.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { refuseFields } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { currency, showMoney } from '../../kit/money.ts'
import { VIEW_ANALYSIS } from '../cashPosition/public.ts'
import type { RouteContext } from '../context.ts'
import { direction } from '../transactionShapes.ts'
import { checkSpan, readCashFlow } from './cashFlow.ts'
import { LINE_KINDS, readFlowLines } from './lines.ts'
import { COMPARISONS, UNITS } from './periods.ts'
import { cashFlowShape, flowLines, showCashFlow, showSums } from './shapes.ts'

/** The page size of any list. */
const MAX_LINES = 200

const scope = {
  currency,
  from: businessDate,
  to: businessDate.describe('At most two years later, and not ahead'),
  accountIds: idList.optional(),
  entityIds: idList.optional(),
}

export function cashFlowRoutes(app: Server, { access }: RouteContext) {
  app.get(
    '/v1/analysis/cash-flow',
    {
      schema: {
        operationId: 'getCashFlow',
        description:
          'Money in and out of accounts in one currency by period and category, with balances; refuses G-2 a span that is ahead or longer than two years, and one of more than 54 periods',
        querystring: z.strictObject({
          ...scope,
          unit: z.enum(UNITS).default('MONTH'),
          compare: z.enum(COMPARISONS).default('PERIOD').describe('With what came just before, or with a year ago'),
        }),
        response: { 200: cashFlowShape },
      },
    },
    request =>
      access.asCaller(request, VIEW_ANALYSIS, async tx => {
        const { accountIds = null, entityIds = null, ...query } = request.query
        return showCashFlow(await readCashFlow(tx, { ...query, accountIds, entityIds }), query.currency)
      }),
  )

  app.get(
    '/v1/analysis/cash-flow/lines',
    {
      schema: {
        operationId: 'listCashFlowLines',
        description: 'Statement transactions behind an amount of the cash flow, newest first',
        querystring: z.strictObject({
          ...scope,
          which: z.enum(LINE_KINDS).default('FLOW'),
          categoryId: id.optional().describe('Which one, with `which=CATEGORY`'),
          direction: direction.optional(),
        }),
        response: { 200: flowLines },
      },
    },
    request =>
      access.asCaller(request, VIEW_ANALYSIS, async tx => {
        const { currency: of, from, to, accountIds = null, entityIds = null, which } = request.query
        const { categoryId = null, direction: way = null } = request.query
        checkSpan({ from, to }, 'QUARTER')
        if ((which === 'CATEGORY') !== (categoryId !== null))
          throw refuseFields([{ path: 'categoryId', error: 'INVALID_VALUE' }])
        const read = await readFlowLines(
          tx,
          { currency: of, accountIds, entityIds, span: { from, to }, which, categoryId, direction: way },
          MAX_LINES,
        )
        return {
          items: read.items.map(({ id: statementTransactionId, direction: each, minor }) => ({
            statementTransactionId,
            direction: each,
            amount: showMoney(minor, of),
          })),
          hasMore: read.hasMore,
          total: showSums(read, of),
        }
      }),
  )
}
