// HTTP of the reconciliation statement: shapes in and out, no rules.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import type { Server } from '../../kit/http/server.ts'
import { id } from '../../kit/idShapes.ts'
import { type Currency, currency, money, showMoney } from '../../kit/money.ts'
import type { RouteContext } from '../context.ts'
import { ITEM_KINDS, readStatement, type ReconciliationStatement } from './statement.ts'

export const VIEW = 'treasury.reconciliation.view'

const kind = z.enum(ITEM_KINDS).meta({ id: 'ReconciliationItemKind' })

const statement = z
  .object({
    bankAccountId: z.uuid(),
    date: z.string(),
    currency,
    bank: money.nullable().describe('Bank balance; null when none is known by then'),
    bankOn: z.string().nullable().describe('Date of the balance it is derived from; null when none is known'),
    books: money.nullable().describe('What it held in the books: bank with all items'),
    sums: z.array(
      z
        .object({ kind, count: z.int(), total: money.describe('As it is added to the bank’s balance') })
        .meta({ id: 'ReconciliationSum', description: 'All items of a kind' }),
    ),
    items: z
      .array(
        z
          .object({
            kind,
            statementTransactionId: z.uuid().nullable(),
            expectedTransactionId: z.uuid().nullable(),
            date: z.string().nullable(),
            number: z.string().nullable(),
            description: z.string().nullable(),
            party: z.string().nullable(),
            amount: money.describe('As it is added to the bank’s balance'),
          })
          .meta({ id: 'ReconciliationItem', description: 'A difference between the bank and the books' }),
      )
      .describe('Differences, newest first, at most 200 of each kind'),
  })
  .meta({ id: 'ReconciliationStatement', description: 'What stands between the bank’s balance and the books' })

export function reconciliationStatementRoutes(app: Server, { access }: RouteContext) {
  app.get(
    '/v1/bank-accounts/:id/reconciliation-statement',
    {
      schema: {
        operationId: 'getReconciliationStatement',
        description:
          'The reconciliation statement of an account at the end of a day; refuses G-2 a day ahead or two years ago, G-7',
        params: z.strictObject({ id }),
        querystring: z.strictObject({ date: businessDate }),
        response: { 200: statement },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => {
        const { date } = request.query
        return show(request.params.id, date, await readStatement(tx, request.params.id, date))
      }),
  )
}

function show(bankAccountId: string, date: string, read: ReconciliationStatement): z.infer<typeof statement> {
  const of: Currency = read.currency
  const shown = (minor: string) => showMoney(BigInt(minor), of)
  return {
    bankAccountId,
    date,
    currency: of,
    bank: read.balances && shown(read.balances.bank),
    bankOn: read.balances && read.balances.bankOn,
    books: read.balances && shown(read.balances.books),
    sums: read.sums.map(({ minor, ...sum }) => ({ ...sum, total: shown(minor) })),
    items: read.items.map(({ kind: each, recordId, day, minor, ...item }) => {
      const isLine = each === 'CREDIT_NOT_IN_BOOKS' || each === 'DEBIT_NOT_IN_BOOKS'
      return {
        ...item,
        kind: each,
        statementTransactionId: isLine ? recordId : null,
        expectedTransactionId: isLine ? null : recordId,
        date: day,
        amount: shown(minor),
      }
    }),
  }
}
