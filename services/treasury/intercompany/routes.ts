// HTTP of intercompany analysis: shapes in and out, no rules. Each organization is queried with the user's permissions in it, for accounts
// of others that the user may see.
import { z } from 'zod'
import type { Server } from '../../kit/http/server.ts'
import { currency, money, showMoney } from '../../kit/money.ts'
import { numberedAccounts } from '../bankAccounts/public.ts'
import { VIEW_ANALYSIS } from '../cashPosition/public.ts'
import type { RouteContext } from '../context.ts'
import { payableSums, showPayableSums, sumsOf } from '../payables/public.ts'
import { direction } from '../transactionShapes.ts'
import { readLines, SPREAD_DAYS } from './lines.ts'
import { readExpected, readOwed } from './open.ts'
import { accountKeys, MAX_ACCOUNTS, partyOf } from './parties.ts'

const VIEW_ACCOUNTS = 'treasury.bankAccounts.view'
const MAX_DAYS = 31

const expectedSum = z
  .object({ amount: money, count: z.int().describe('Number of expected transactions') })
  .meta({ id: 'IntercompanyExpected' })

const intercompany = z
  .object({
    today: z.string(),
    from: z.string().describe('The first of the days'),
    moved: z.array(
      z
        .object({
          currency,
          in: money.describe('Total money in'),
          out: money.describe('Total money out'),
          betweenIn: money.describe('Of what came in, from these accounts'),
          betweenOut: money.describe('Of what went out, to these accounts'),
        })
        .meta({
          id: 'IntercompanyMoved',
          description: 'What lines of the days moved in one currency; nothing is netted',
        }),
    ),
    lines: z
      .array(
        z
          .object({
            statementTransactionId: z.uuid(),
            account: z.string().describe('Which of the accounts it is to or from, as it was asked for'),
            date: z.string(),
            direction,
            amount: money.describe('What of the line it is'),
          })
          .meta({ id: 'IntercompanyLine' }),
      )
      .describe(`The newest first, also those of ${SPREAD_DAYS} days before, whose other side may be of these days`),
    hasMore: z.boolean(),
    expectedIn: expectedSum.describe('What the forecast of twelve weeks counts from these accounts'),
    expectedOut: expectedSum.describe('What it counts to these accounts'),
    owed: z.object(payableSums).meta({ id: 'IntercompanyPayables', description: 'What is owed to them' }),
  })
  .meta({ id: 'Intercompany' })

export function intercompanyRoutes(app: Server, { access }: RouteContext) {
  app.get(
    '/v1/analysis/intercompany/accounts',
    {
      schema: {
        operationId: 'listOwnAccountKeys',
        description:
          'The own accounts by bank and number, to find lines of other organizations by that are to or from them',
        response: { 200: z.object({ items: z.array(z.string()).max(MAX_ACCOUNTS) }) },
      },
    },
    request =>
      access.asCaller(request, VIEW_ACCOUNTS, async tx => {
        const accounts = await numberedAccounts(tx)
        const items = accounts.map(({ bankCode, accountNumber }) => `${bankCode}/${accountNumber}`)
        return { items: items.slice(0, MAX_ACCOUNTS) }
      }),
  )

  app.get(
    '/v1/analysis/intercompany',
    {
      schema: {
        operationId: 'getIntercompany',
        description:
          'What lines of the last days, what the forecast of twelve weeks and what unpaid bills are to and from accounts of others',
        querystring: z.strictObject({
          accounts: accountKeys,
          currency: currency.describe('Of what is expected and owed'),
          days: z.coerce.number().int().min(1).max(MAX_DAYS).default(7),
        }),
        response: { 200: intercompany },
      },
    },
    request =>
      access.asCaller(request, VIEW_ANALYSIS, async tx => {
        const { currency: of, days } = request.query
        const accounts = request.query.accounts.map(partyOf)
        const { today, from, lines, hasMore, moved } = await readLines(tx, accounts, days)
        const expected = await readExpected(tx, accounts, of)
        const owed = await readOwed(tx, accounts, of)
        const counted = ({ minor, count }: { minor: bigint; count: number }) => ({
          amount: showMoney(minor, of),
          count,
        })
        return {
          today,
          from,
          moved: moved.map(sum => ({
            currency: sum.currency,
            in: showMoney(sum.in, sum.currency),
            out: showMoney(sum.out, sum.currency),
            betweenIn: showMoney(sum.betweenIn, sum.currency),
            betweenOut: showMoney(sum.betweenOut, sum.currency),
          })),
          lines: lines.map(({ id: statementTransactionId, minor, currency: each, ...line }) => ({
            ...line,
            statementTransactionId,
            amount: showMoney(minor, each),
          })),
          hasMore,
          expectedIn: counted(expected.in),
          expectedOut: counted(expected.out),
          owed: showPayableSums(sumsOf(owed), of),
        }
      }),
  )
}
