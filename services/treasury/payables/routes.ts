// HTTP of aged payables: shapes in and out, no rules.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import type { Server } from '../../kit/http/server.ts'
import { id } from '../../kit/idShapes.ts'
import { currency, money, showMoney } from '../../kit/money.ts'
import { checkPastDay } from '../../kit/pastDay.ts'
import { VIEW_ANALYSIS } from '../cashPosition/public.ts'
import type { RouteContext } from '../context.ts'
import { dpoOf, sumsOf } from './aging.ts'
import { readPayableBills } from './bills.ts'
import { readPayables } from './repository.ts'
import { bucket, payableSums, showPayableSums } from './shapes.ts'

/** The page size of any list. */
const MAX_BILLS = 200

const payables = z
  .object({
    asOf: z.string(),
    today: z.string(),
    currencies: z.array(
      z
        .object({
          currency,
          ...payableSums,
          daysPayableOutstanding: z
            .number()
            .nullable()
            .describe('Remaining over the bills dated within 90 days, times 90; null where there are none'),
          counterparties: z.array(
            z.object({ counterpartyId: z.uuid(), ...payableSums }).meta({ id: 'CounterpartyPayables' }),
          ),
        })
        .meta({ id: 'CurrencyPayables' }),
    ),
  })
  .meta({ id: 'Payables' })

const payableBills = z
  .object({
    items: z.array(
      z
        .object({ billId: z.uuid(), remaining: money, dueOn: z.string(), bucket, isUnderWay: z.boolean() })
        .meta({ id: 'PayableBill' }),
    ),
    totalCount: z.int(),
    total: money.describe('Of all, also those beyond this page'),
  })
  .meta({ id: 'PayableBills' })

export function payablesRoutes(app: Server, { access }: RouteContext) {
  app.get(
    '/v1/analysis/payables',
    {
      schema: {
        operationId: 'getPayables',
        description:
          'What approved bills still ask for as of a day, at most two years back, by how old it is, by currency and counterparty; refuses G-2 another day',
        querystring: z.strictObject({ asOf: businessDate.optional(), currency: currency.optional() }),
        response: { 200: payables },
      },
    },
    request =>
      access.asCaller(request, VIEW_ANALYSIS, async tx => {
        const { asOf = null, currency: of = null } = request.query
        const { today, owed, billed } = await readPayables(tx, { asOf, currency: of })
        const byCurrency = Map.groupBy(owed, each => each.currency)
        return {
          asOf: checkPastDay(asOf ?? today, today, 'asOf'),
          today,
          currencies: [...byCurrency].map(([each, ofCurrency]) => {
            const sums = sumsOf(ofCurrency)
            return {
              currency: each,
              ...showPayableSums(sums, each),
              daysPayableOutstanding: dpoOf(sums.minor, billed.get(each) ?? 0n),
              counterparties: [...Map.groupBy(ofCurrency, ({ counterpartyId }) => counterpartyId)]
                .map(([counterpartyId, own]) => ({ counterpartyId, sums: sumsOf(own) }))
                .toSorted((one, other) => (one.sums.minor > other.sums.minor ? -1 : 1))
                .map(({ counterpartyId, sums: own }) => ({ counterpartyId, ...showPayableSums(own, each) })),
            }
          }),
        }
      }),
  )

  app.get(
    '/v1/analysis/payables/bills',
    {
      schema: {
        operationId: 'listPayableBills',
        description: 'The bills behind a figure of the payables, the oldest first',
        querystring: z.strictObject({
          currency,
          asOf: businessDate.optional(),
          bucket: bucket.optional(),
          counterpartyId: id.optional(),
          isUnderWay: z.stringbool().optional().describe('true: with a payment in progress; false: without one'),
        }),
        response: { 200: payableBills },
      },
    },
    request =>
      access.asCaller(request, VIEW_ANALYSIS, async tx => {
        const { currency: of, asOf = null, ...query } = request.query
        const read = await readPayableBills(tx, { asOf, currency: of, ...query }, MAX_BILLS)
        checkPastDay(asOf ?? read.today, read.today, 'asOf')
        return {
          items: read.items.map(({ id: billId, minor, ...item }) => ({
            billId,
            remaining: showMoney(minor, of),
            ...item,
          })),
          totalCount: read.totalCount,
          total: showMoney(read.totalMinor, of),
        }
      }),
  )
}
