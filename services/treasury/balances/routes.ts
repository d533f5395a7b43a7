// HTTP of balances: the organization's balances at its banks, current and by day.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import type { Server } from '../../kit/http/server.ts'
import { idList } from '../../kit/idShapes.ts'
import { currency, money, showMoney } from '../../kit/money.ts'
import { bankOf, bankShape } from '../bankAccounts/public.ts'
import type { RouteContext } from '../context.ts'
import { readHistory } from './readHistory.ts'
import { dayBalance } from './shapes.ts'
import { balancesByBank } from './repository.ts'

const VIEW = 'treasury.bankAccounts.view'

const bankBalance = z
  .object({
    bank: bankShape,
    ledger: money.describe('The sum of what is known'),
    accounts: z.int().describe('Accounts at the bank in this currency'),
    unknown: z.int().describe('Number of these accounts without a known balance'),
    oldestAsOf: z.string().nullable().describe('Of when the oldest of these balances is'),
  })
  .meta({ id: 'BankBalance' })

const span = z
  .strictObject({ currency, from: businessDate, to: businessDate, accountIds: idList.optional() })
  .describe('With `accountIds` those accounts alone')

/** Balances by bank and by day. Amounts in different currencies are never added. */
export function balanceRoutes(app: Server, { access }: RouteContext) {
  app.get(
    '/v1/balances',
    {
      schema: {
        operationId: 'listBankBalances',
        description: 'What the organization holds at each bank in each currency',
        response: { 200: z.object({ items: z.array(bankBalance) }) },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await balancesByBank(tx)).map(({ bankCode, currency: of, ledgerMinor, ...rest }) => ({
          bank: bankOf(bankCode) ?? { code: bankCode, name: bankCode, bic: '' },
          ledger: showMoney(ledgerMinor, of),
          ...rest,
        })),
      })),
  )

  app.get(
    '/v1/balance-history',
    {
      schema: {
        operationId: 'listBalanceHistory',
        description:
          'What the accounts in one currency held at the end of each day, at most two years; a balance holds until the next one is known; refuses G-2 a longer span, and one that is ahead',
        querystring: span,
        response: { 200: z.object({ items: z.array(dayBalance) }) },
      },
    },
    request =>
      access.asCaller(request, VIEW, tx => {
        const { accountIds = null, ...query } = request.query
        return readHistory(tx, { ...query, accountIds, entityIds: null })
      }),
  )
}
