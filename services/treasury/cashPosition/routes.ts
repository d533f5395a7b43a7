// HTTP of the cash position: shapes in and out, no rules.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { currency, showMoney } from '../../kit/money.ts'
import { dayBalance, readHistory } from '../balances/public.ts'
import type { RouteContext } from '../context.ts'
import { countCashPosition, readCashPosition } from './cashPosition.ts'
import { VIEW_ANALYSIS } from './permission.ts'
import { PENDING_KINDS, readPendingRecords } from './pendingRecords.ts'
import { GROUPINGS } from './position.ts'
import { setStaleness } from './staleness.ts'
import { cashPosition, pendingRecords, positionCounts, staleAfter, staleness } from './shapes.ts'

/** The page size of any list. */
const MAX_RECORDS = 200

const MANAGE = 'treasury.bankAccounts.manage'

/** The account service, which sends the emails: treasury knows no email addresses. */
const MAILER = 'account'

export function cashPositionRoutes(app: Server, { access, database }: RouteContext) {
  app.get(
    '/v1/organizations/:organizationId/cash-position-counts',
    {
      schema: {
        operationId: 'countCashPosition',
        description: 'Number of bank accounts, for the account service; refuses G-20 other callers',
        params: z.strictObject({ organizationId: id }),
        response: { 200: positionCounts },
      },
    },
    async request => {
      if ((await access.authenticateService(request)) !== MAILER) throw new Refusal(commonErrors.forbidden)
      return database.readInOrganization(request.params.organizationId, null, countCashPosition)
    },
  )

  app.get(
    '/v1/analysis/cash-position',
    {
      schema: {
        operationId: 'getCashPosition',
        description:
          'Cash by currency, bank, entity and account on a date, at most two years back; refuses G-2 another day',
        querystring: z
          .strictObject({
            asOf: businessDate.optional(),
            currency: currency.optional(),
            accountIds: idList.optional(),
            entityIds: idList.optional(),
            groupBy: z.enum(GROUPINGS).default('BANK'),
          })
          .describe('Without `asOf` as of now'),
        response: { 200: cashPosition },
      },
    },
    request =>
      access.asCaller(request, VIEW_ANALYSIS, tx => {
        const { asOf = null, currency: of = null, accountIds = null, entityIds = null, groupBy } = request.query
        return readCashPosition(tx, { asOf, currency: of, accountIds, entityIds, groupBy })
      }),
  )

  app.put(
    '/v1/analysis/balance-staleness',
    {
      schema: {
        operationId: 'setBalanceStaleness',
        description: 'Sets the age after which balances count as stale; refuses G-3 stale version',
        body: z.strictObject({ ...staleAfter, version: z.int().min(0).describe('0 while nothing has been saved') }),
        response: { 200: staleness },
      },
    },
    request => access.asCaller(request, MANAGE, async tx => staleness.parse(await setStaleness(tx, request.body))),
  )

  app.get(
    '/v1/analysis/cash-position/history',
    {
      schema: {
        operationId: 'listCashHistory',
        description:
          'Total balance of accounts in one currency at the end of each day, for at most two years; refuses G-2 a longer span, and one that is ahead',
        querystring: z.strictObject({
          currency,
          from: businessDate,
          to: businessDate,
          accountIds: idList.optional(),
          entityIds: idList.optional(),
        }),
        response: { 200: z.object({ items: z.array(dayBalance) }) },
      },
    },
    request =>
      access.asCaller(request, VIEW_ANALYSIS, tx => {
        const { accountIds = null, entityIds = null, ...query } = request.query
        return readHistory(tx, { ...query, accountIds, entityIds })
      }),
  )

  app.get(
    '/v1/analysis/cash-position/records',
    {
      schema: {
        operationId: 'listPendingCash',
        description: 'Open expected transactions behind an amount of the current cash position, earliest first',
        querystring: z.strictObject({
          currency,
          direction: z.enum(['DEBIT', 'CREDIT']),
          which: z.enum(PENDING_KINDS).default('COUNTED'),
          accountIds: idList.optional(),
          entityIds: idList.optional(),
        }),
        response: { 200: pendingRecords },
      },
    },
    request =>
      access.asCaller(request, VIEW_ANALYSIS, async tx => {
        const { currency: of, direction, which, accountIds = null, entityIds = null } = request.query
        const read = await readPendingRecords(
          tx,
          { currency: of, direction, which, accountIds, entityIds },
          MAX_RECORDS,
        )
        return {
          items: read.items.map(({ id, remainingMinor, leftOut }) => ({
            expectedTransactionId: id,
            remaining: showMoney(remainingMinor, of),
            leftOut,
          })),
          totalCount: read.totalCount,
          total: showMoney(read.totalMinor, of),
        }
      }),
  )
}
