// HTTP of the cash position: shapes in and out, no rules.
import { z } from 'zod'
import { commonErrors } from '../../kit/errors.ts'
import { refuseFields, Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { currency, showMoney } from '../../kit/money.ts'
import { balancesByDay, dayBalance, knownBalances } from '../balances/public.ts'
import type { RouteContext } from '../context.ts'
import { countCashPosition, MAX_DAYS, readCashPosition } from './cashPosition.ts'
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
        description: 'How many accounts there are now, for the account service; refuses G-20 anybody else',
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
          'What the organization holds by currency, bank, entity and account as of a day, at most two years back; refuses G-2 another day',
        querystring: z
          .strictObject({
            asOf: z.iso.date().optional(),
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
        description: 'Says after how long a balance is old; refuses G-3 stale version',
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
          'What accounts in one currency held at the end of each day, at most two years; a balance holds until the next one is known',
        querystring: z.strictObject({
          currency,
          from: z.iso.date(),
          to: z.iso.date(),
          accountIds: idList.optional(),
          entityIds: idList.optional(),
        }),
        response: { 200: z.object({ items: z.array(dayBalance) }) },
      },
    },
    request =>
      access.asCaller(request, VIEW_ANALYSIS, async tx => {
        const { currency: of, from, to, accountIds = null, entityIds = null } = request.query
        const days = Temporal.PlainDate.from(from).until(to).days
        if (days < 0 || days >= MAX_DAYS) throw refuseFields([{ path: 'to', error: 'INVALID_VALUE' }])
        const known = await knownBalances(tx, { currency: of, from, to, accountIds, entityIds })
        const items = balancesByDay(known, { from, to })
        return { items: items.map(({ ledgerMinor, ...day }) => ({ ...day, ledger: showMoney(ledgerMinor, of) })) }
      }),
  )

  app.get(
    '/v1/analysis/cash-position/records',
    {
      schema: {
        operationId: 'listPendingCash',
        description: 'The open expected transactions behind a figure of the cash position as of now, the soonest first',
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
