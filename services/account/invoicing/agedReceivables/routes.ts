// HTTP routes of aged receivables: validation and responses, no rules.
import { z } from 'zod'
import { businessDate } from '../../../kit/businessDate.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id, idList } from '../../../kit/idShapes.ts'
import { type Currency, currency, money, showMoney } from '../../../kit/money.ts'
import { checkPastDay } from '../../../kit/pastDay.ts'
import type { AccountRouteContext } from '../../module.ts'
import { BUCKETS } from '../../../kit/ages.ts'
import { customerList } from '../customers/public.ts'
import { type Aged, agedOf } from './ages.ts'
import { type CurrencyFigure, readAged, readDaysToPay, readOwedBy, readOwedTotals, readParts } from './repository.ts'
import { bucketShape } from './shapes.ts'

export const VIEW = 'invoicing.invoices.view'
/** The page size of other lists. */
const MAX_PARTS = 200

const bucket = bucketShape
const figure = z
  .object({ amount: money, count: z.int() })
  .meta({ id: 'ReceivableFigure', description: 'A total and its number of records' })
const aged = {
  buckets: z.array(
    z
      .object({ bucket, amount: money, count: z.int() })
      .meta({ id: 'ReceivableSum', description: 'Cash that remains of invoices that are so old' }),
  ),
  remaining: figure.describe('Cash that remains, all buckets together'),
  waitingForSlip: figure.describe('What customers withheld and have shown no slip of; it is in no bucket'),
  unapplied: figure.describe('Payments and credit memos that pay no invoice yet; no bucket is less by them'),
  claimed: figure.describe('What transfers that no bank line shows so far pay; buckets are less by it'),
}

const agedReceivables = z
  .object({
    asOf: z.string(),
    today: z.string(),
    currencies: z.array(
      z
        .object({
          currency,
          ...aged,
          expectedSoon: figure.describe(
            'Cash that remains and is due in the 7 days from that day, or promised for a later day than it was due and within them',
          ),
          customers: z.array(z.object({ customerId: z.uuid(), ...aged }).meta({ id: 'CustomerReceivables' })),
        })
        .meta({ id: 'CurrencyReceivables' }),
    ),
  })
  .meta({ id: 'AgedReceivables', description: 'What customers owe, by age' })

const receivableParts = z
  .object({
    items: z.array(
      z
        .object({
          invoiceId: z.uuid(),
          partId: z.uuid().describe('UUID of the installment, or of the invoice itself'),
          partName: z.string().nullable(),
          dueOn: z.string().nullable().describe('Null: its days are not counted yet'),
          daysLate: z.int().describe('0 where a slip alone is awaited'),
          bucket,
          remaining: money,
          waitingForSlip: money.describe('Of the whole invoice, beside its first part'),
        })
        .meta({ id: 'ReceivablePart', description: 'An invoice or an instalment behind a figure' }),
    ),
    totalCount: z.int(),
    remaining: money.describe('Of all, also those beyond this page'),
    waitingForSlip: money.describe('Of all, also those beyond this page'),
  })
  .meta({ id: 'ReceivableParts' })

const daysToPay = z.object({
  items: z.array(
    z
      .object({ currency, days: z.string().describe('With one digit after the point') })
      .meta({ id: 'DaysToPay', description: 'How many days after the invoice date customers pay, on average' }),
  ),
})

const owedList = z.object({
  items: z.array(
    z
      .object({
        customerId: z.uuid(),
        remaining: money,
        overdue: money.describe('Part of the amount due that is overdue'),
        daysLate: z.int().describe('Of the oldest that is overdue; 0: nothing is'),
      })
      .meta({
        id: 'CustomerOwed',
        description: 'Amounts owed by a customer today, in the currency of its credit limit',
      }),
  ),
})

function showAged(sums: Aged, of: Currency) {
  const show = ({ minor, count }: Aged['remaining']) => ({ amount: showMoney(minor, of), count })
  return {
    buckets: BUCKETS.map(each => ({ bucket: each, ...show(sums.buckets[each]) })),
    remaining: show(sums.remaining),
    waitingForSlip: show(sums.waiting),
    unapplied: show(sums.unapplied),
    claimed: show(sums.claimed),
  }
}

/** Largest debt first. */
const byRemaining = (one: { sums: Aged }, other: { sums: Aged }) => {
  const [first, second] = [one.sums.remaining.minor, other.sums.remaining.minor]
  return first === second ? 0 : first > second ? -1 : 1
}

function showCurrency(of: Currency, figures: readonly CurrencyFigure[]) {
  const customers = [...Map.groupBy(figures, ({ customerId }) => customerId)].flatMap(([customerId, own]) =>
    customerId === null ? [] : [{ customerId, sums: agedOf(own) }],
  )
  const all = agedOf(figures.filter(({ customerId }) => customerId === null))
  return {
    currency: of,
    ...showAged(all, of),
    expectedSoon: { amount: showMoney(all.soon.minor, of), count: all.soon.count },
    customers: customers.toSorted(byRemaining).map(({ customerId, sums }) => ({ customerId, ...showAged(sums, of) })),
  }
}

export function agedReceivableRoutes(app: Server, { access }: Pick<AccountRouteContext, 'access'>) {
  app.get(
    '/v1/aged-receivables',
    {
      schema: {
        operationId: 'getAgedReceivables',
        description:
          'Amounts due of issued invoices at the end of a day, at most two years back, by age, currency and customer; refuses G-2 another day',
        querystring: z.strictObject({ asOf: businessDate.optional(), currency: currency.optional() }),
        response: { 200: agedReceivables },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => {
        const { asOf = null, currency: of = null } = request.query
        const { today, figures } = await readAged(tx, { asOf, currency: of })
        return {
          asOf: checkPastDay(asOf ?? today, today, 'asOf'),
          today,
          currencies: [...Map.groupBy(figures, each => each.currency)]
            .toSorted(([one], [other]) => one.localeCompare(other))
            .map(([each, own]) => showCurrency(each, own)),
        }
      }),
  )

  app.get(
    '/v1/aged-receivables/parts',
    {
      schema: {
        operationId: 'listReceivableParts',
        description: 'Invoices and installments behind an amount of the aged receivables, oldest first',
        querystring: z.strictObject({
          currency,
          asOf: businessDate.optional(),
          bucket: bucket.optional(),
          waiting: z.stringbool().optional().describe('Only those whose slip is awaited'),
          customerId: id.optional(),
        }),
        response: { 200: receivableParts },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => {
        const { currency: of, asOf = null, ...query } = request.query
        const read = await readParts(tx, { asOf, currency: of, ...query }, MAX_PARTS)
        checkPastDay(asOf ?? read.today, read.today, 'asOf')
        return {
          items: read.items.map(({ remainingMinor, waitingMinor, ...item }) => ({
            ...item,
            remaining: showMoney(remainingMinor, of),
            waitingForSlip: showMoney(waitingMinor, of),
          })),
          totalCount: read.totalCount,
          remaining: showMoney(read.remainingMinor, of),
          waitingForSlip: showMoney(read.waitingMinor, of),
        }
      }),
  )

  app.get(
    '/v1/aged-receivables/days-to-pay',
    {
      schema: {
        operationId: 'listDaysToPay',
        description:
          'Average days from invoice date to payment by currency, of money received in the last 90 days, weighted by amount; none where nothing was received',
        response: { 200: daysToPay },
      },
    },
    request => access.asCaller(request, VIEW, async tx => ({ items: await readDaysToPay(tx) })),
  )

  app.get(
    '/v1/aged-receivables/customer-totals',
    {
      schema: {
        operationId: 'totalCustomersOwed',
        description: 'Amounts that the customers of a filter owe today, by currency',
        querystring: customerList.filter,
        response: { 200: z.object({ totals: z.array(money) }) },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, { permissions }) => {
        // A filter tells of the customers that it finds.
        if (!permissions.has('invoicing.customers.view')) throw new Refusal(commonErrors.forbidden)
        const totals = await readOwedTotals(tx, customerList.where(tx, request.query))
        return { totals: totals.map(({ currency: of, minor }) => showMoney(minor, of)) }
      }),
  )

  app.get(
    '/v1/aged-receivables/customers',
    {
      schema: {
        operationId: 'listCustomersOwed',
        description: 'Amounts that each of these customers owes today, in the currency of its credit limit',
        querystring: z.strictObject({ customerIds: idList }),
        response: { 200: owedList },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: (await readOwedBy(tx, request.query.customerIds)).map(
          ({ customerId, currency: of, remaining, overdue, daysLate }) => ({
            customerId,
            remaining: showMoney(BigInt(remaining), of),
            overdue: showMoney(BigInt(overdue), of),
            daysLate,
          }),
        ),
      })),
  )
}
