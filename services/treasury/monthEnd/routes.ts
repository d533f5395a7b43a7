// HTTP of the month end: shapes out, no rules.
import { z } from 'zod'
import { businessMonth } from '../../kit/businessDate.ts'
import type { Server } from '../../kit/http/server.ts'
import { money, showMoney } from '../../kit/money.ts'
import type { RouteContext } from '../context.ts'
import { readMonthEnd } from './monthEnd.ts'

/** For bookkeepers. Each fact also requires the permission for its records. */
const VIEW = 'treasury.journals.view'

const account = { bankAccountId: z.uuid(), alias: z.string() }

const monthEnd = z
  .object({
    month: z.string(),
    statements: z
      .object({
        total: z.int().describe('Accounts that were kept in the month'),
        missing: z.array(
          z
            .object({ ...account, through: z.string().nullable().describe('How far they reach; null: there are none') })
            .meta({ id: 'MissingStatements', description: 'An account whose statements end before the month' }),
        ),
      })
      .nullable()
      .describe('Null without treasury.statements.view'),
    lines: z
      .object({ total: z.int(), open: z.int().describe('Unreconciled or reconciled in part') })
      .nullable()
      .describe('Statement transactions of the month; null without treasury.statements.view'),
    reconciliation: z
      .object({
        total: z.int().describe('Accounts of which a balance is known by then'),
        differing: z.array(
          z
            .object({ ...account, amount: money })
            .meta({ id: 'UnexplainedBalance', description: 'What of an account’s balance its lines do not explain' }),
        ),
      })
      .nullable()
      .describe('Reconciliation statements at the end of the month; null without treasury.reconciliation.view'),
    settlements: z
      .object({ total: z.int(), pending: z.int().describe('The bank has not shown them') })
      .nullable()
      .describe('Payouts of providers in the month; null without invoicing.settlements.view'),
    bills: z
      .object({ drafts: z.int(), submitted: z.int().describe('Records that need approval') })
      .nullable()
      .describe('Undecided bills dated in the month; null without treasury.bills.view'),
    payments: z
      .object({ payments: z.int(), transfers: z.int() })
      .nullable()
      .describe('Those dated in the month that need approval; null without treasury.payments.view'),
    exceptions: z
      .object({ open: z.int(), inProgress: z.int() })
      .nullable()
      .describe('As of now, whatever the month; null without treasury.exceptions.view'),
  })
  .meta({ id: 'MonthEnd', description: 'What treasury’s records say of closing a month' })

export function monthEndRoutes(app: Server, { access }: RouteContext) {
  app.get(
    '/v1/month-end',
    {
      schema: {
        operationId: 'getMonthEnd',
        description:
          'What stands in the way of closing a month; each fact is null without the permission to see its records; refuses G-2 a month that has not begun',
        querystring: z.strictObject({ month: businessMonth }),
        response: { 200: monthEnd },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, { permissions }) => {
        const { reconciliation, ...read } = await readMonthEnd(tx, request.query.month, permissions)
        return {
          ...read,
          month: request.query.month,
          reconciliation: reconciliation && {
            ...reconciliation,
            differing: reconciliation.differing.map(({ minor, currency, ...each }) => ({
              ...each,
              amount: showMoney(BigInt(minor), currency),
            })),
          },
        }
      }),
  )
}
