// HTTP routes of aged receivables: validation and responses, no rules.
import { z } from 'zod'
import { refuseFields } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id, idList } from '../../../kit/idShapes.ts'
import { type Currency, currency, money, showMoney } from '../../../kit/money.ts'
import type { AccountRouteContext } from '../../module.ts'
import { type Aged, agedOf, BUCKETS } from './ages.ts'
import { type CurrencyFigure, readAged, readOwedBy, readParts } from './repository.ts'
import { bucketShape } from './shapes.ts'

export const VIEW = 'invoicing.invoices.view'
/** Two years, including today. */
const MAX_DAYS = 731
/** The page size of other lists. */
const MAX_PARTS = 200

const bucket = bucketShape
const figure = z
  .object({ amount: money, count: z.int() })
  .meta({ id: 'ReceivableFigure', description: 'A sum, and of how many records it is' })
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
          partId: z.uuid().describe('The instalment, or the invoice itself'),
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

const owedList = z.object({
  items: z.array(
    z
      .object({
        customerId: z.uuid(),
        remaining: money,
        overdue: money.describe('Of that, what is past its due date'),
        daysLate: z.int().describe('Of the oldest that is overdue; 0: nothing is'),
      })
      .meta({ id: 'CustomerOwed', description: 'What a customer owes today, in the currency of its credit limit' }),
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

/** Checks that a day is within the available past. */
function checkDay(asOf: string | null, today: string): string {
  const day = asOf ?? today
  const age = Temporal.PlainDate.from(day).until(today).days
  if (age < 0 || age >= MAX_DAYS) throw refuseFields([{ path: 'asOf', error: 'INVALID_VALUE' }])
  return day
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
  return {
    currency: of,
    ...showAged(agedOf(figures.filter(({ customerId }) => customerId === null)), of),
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
          'Cash that remains of issued invoices at the end of a day, at most two years back, by age, currency and customer; refuses G-2 another day',
        querystring: z.strictObject({ asOf: z.iso.date().optional(), currency: currency.optional() }),
        response: { 200: agedReceivables },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => {
        const { asOf = null, currency: of = null } = request.query
        const { today, figures } = await readAged(tx, { asOf, currency: of })
        return {
          asOf: checkDay(asOf, today),
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
        description: 'The invoices and instalments behind a figure of the aged receivables, the oldest first',
        querystring: z.strictObject({
          currency,
          asOf: z.iso.date().optional(),
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
        checkDay(asOf, read.today)
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
    '/v1/aged-receivables/customers',
    {
      schema: {
        operationId: 'listCustomersOwed',
        description: 'What each of these customers owes today, in the currency of its credit limit',
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
