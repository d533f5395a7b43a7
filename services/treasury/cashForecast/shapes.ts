// The forecast on the wire.
import { z } from 'zod'
import { type Currency, currency, money, showMoney } from '../../kit/money.ts'
import { leftOutReason } from '../cashPosition/public.ts'
import { type RupiahRate, rupiahRateShape, showInRupiah } from '../exchangeRates/public.ts'
import { FLOW_SOURCES, type Forecast } from './forecast.ts'
import { UNITS } from './periods.ts'

export const forecastUnit = z.enum(UNITS).meta({ id: 'ForecastUnit' })

const flowSource = z.enum(FLOW_SOURCES).meta({ id: 'CashFlowSource' })
const counted = z.object({ amount: money, count: z.int() }).meta({ id: 'CountedCash' })
const dayClosing = z.object({ day: z.string(), amount: money }).meta({ id: 'CashOnDay' })

const period = z
  .object({
    from: z.string(),
    to: z.string(),
    opening: money.nullable(),
    in: money,
    out: money,
    closing: money.nullable().describe('Opening plus in less out; null where no balance is known'),
    closingInRupiah: money.nullable().describe('By `rupiahRate`; null in rupiah, and without a rate'),
    overdueIn: counted.describe('Of `in` what was due before today'),
    overdueOut: counted.describe('Of `out` what was due before today'),
    sources: z.array(
      z.object({ source: flowSource, in: money, out: money, count: z.int() }).meta({ id: 'ForecastSource' }),
    ),
    lowest: dayClosing.nullable().describe('The lowest closing of its days'),
  })
  .meta({ id: 'ForecastPeriod' })

const outcome = {
  periods: z.array(period),
  lowest: dayClosing.nullable(),
  firstBreach: dayClosing.nullable().describe('The first day below the minimum, also in a period that closes above it'),
}

export const forecastShape = z
  .object({
    today: z.string(),
    unit: forecastUnit,
    currency,
    openingAt: z.string().nullable().describe('When the oldest of the balances held'),
    unknown: z.int().describe('Number of bank accounts without a known balance'),
    minimum: money.nullable().describe('Of some accounts alone what must stay on them'),
    rupiahRate: rupiahRateShape.nullable().describe('Null in rupiah, and where nobody entered one'),
    minimumVersion: z.int().describe('0 while none was ever set'),
    ...outcome,
    scenarios: z
      .array(z.object(outcome).meta({ id: 'ForecastScenario' }))
      .describe('Forecast under each requested scenario, in order'),
    leftOut: z.array(
      z
        .object({
          reason: leftOutReason,
          direction: z.enum(['DEBIT', 'CREDIT']),
          amount: money,
          count: z.int(),
        })
        .meta({ id: 'ForecastLeftOut', description: 'Open, and in a balance already' }),
    ),
  })
  .meta({ id: 'CashForecast' })

export const forecastRecords = z
  .object({
    items: z.array(
      z
        .object({
          source: flowSource,
          expectedTransactionId: z.uuid().nullable(),
          billId: z.uuid().nullable().describe('Of a bill that is not approved'),
          paymentId: z.uuid().nullable().describe('Of a payment that is not approved'),
          paymentTransactionId: z
            .uuid()
            .nullable()
            .describe('Of an order that was paid at a provider, in no batch yet'),
          plannedLineId: z.uuid().nullable().describe('Of what is planned'),
          name: z.string().nullable().describe('What a plan is called'),
          amount: money,
          dueOn: z.string(),
          expectedOn: z.string().describe('Date assumed by the forecast'),
          lateDays: z.int().nullable().describe('How late its counterparty usually is; null: not used, or not learnt'),
          lateSamples: z.int().nullable().describe('From so many matches'),
          promisedOn: z.string().nullable().describe('When its customer promised to pay, while that day is not over'),
          leftOut: leftOutReason.nullable(),
        })
        .meta({ id: 'ForecastRecord' }),
    ),
    totalCount: z.int(),
    total: money.describe('Of all, also those beyond this page'),
  })
  .meta({ id: 'ForecastRecords' })

type Shown = { currency: Currency; isKnown: boolean; rate: RupiahRate | null }

/** The outcome of a forecast; without a known opening it omits everything that depends on it. */
export function showOutcome({ periods, lowest, firstBreach }: Forecast, { currency: of, isKnown, rate }: Shown) {
  const known = (minor: bigint) => (isKnown ? showMoney(minor, of) : null)
  const onDay = (at: { day: string; minor: bigint } | null) =>
    at === null || !isKnown ? null : { day: at.day, amount: showMoney(at.minor, of) }
  return {
    lowest: onDay(lowest),
    firstBreach: onDay(firstBreach),
    periods: periods.map(each => ({
      from: each.from,
      to: each.to,
      opening: known(each.opening),
      in: showMoney(each.in, of),
      out: showMoney(each.out, of),
      closing: known(each.closing),
      closingInRupiah: showInRupiah(isKnown ? each.closing : null, rate),
      overdueIn: { amount: showMoney(each.overdueIn.minor, of), count: each.overdueIn.count },
      overdueOut: { amount: showMoney(each.overdueOut.minor, of), count: each.overdueOut.count },
      sources: each.sources.map(sum => ({
        source: sum.source,
        in: showMoney(sum.in, of),
        out: showMoney(sum.out, of),
        count: sum.count,
      })),
      lowest: onDay(each.lowest),
    })),
  }
}
