// HTTP of the forecast's accuracy: shapes out, no rules.
import { z } from 'zod'
import type { Server } from '../../kit/http/server.ts'
import { currency, money, showMoney } from '../../kit/money.ts'
import { VIEW_ANALYSIS } from '../cashPosition/public.ts'
import type { RouteContext } from '../context.ts'
import { HORIZONS, readAccuracy, UNFORECAST } from './accuracy.ts'
import { FLOW_SOURCES } from './forecast.ts'
import { UNITS } from './periods.ts'
import { forecastUnit } from './shapes.ts'

const share = z.number().nullable()

const accuracyShape = z
  .object({
    today: z.string(),
    unit: forecastUnit,
    currency,
    periods: z.array(
      z
        .object({
          from: z.string(),
          to: z.string(),
          takenOn: z.string().describe('When its forecast was made: on its first day, or within the period before'),
          forecastClosing: money.nullable().describe('Null where no balance was known then'),
          actualClosing: money.nullable().describe('Null where no balance is known'),
          forecast: money.describe('Forecast net cash flow: money in less money out'),
          actual: money.describe('Actual net cash flow: money in less money out'),
          sources: z.array(
            z
              .object({
                source: z.enum([...FLOW_SOURCES, UNFORECAST]).meta({ id: 'ActualCashSource' }),
                forecast: money,
                actual: money,
                timing: money.describe('The part of the difference that came in another period than forecast'),
                amount: money.describe('The part that was settled for another amount than expected, or called off'),
              })
              .meta({
                id: 'ForecastVariance',
                description: 'Of one source, the largest difference first: timing plus amount, or not forecast at all',
              }),
          ),
        })
        .meta({ id: 'PastForecastPeriod' }),
    ),
    horizons: z.array(
      z
        .object({
          horizon: z.int().describe(`How many periods ahead: ${HORIZONS.join(', ')}`),
          periods: z.int().describe('From how many periods'),
          mape: share.describe('Mean absolute percentage error, as a ratio'),
          wape: share.describe('Weighted absolute percentage error, as a ratio'),
          bias: share.describe('Bias, as a ratio; above 0: forecasts were too high'),
        })
        .meta({ id: 'ForecastHorizon' }),
    ),
  })
  .meta({ id: 'ForecastAccuracy' })

export function forecastAccuracyRoutes(app: Server, { access }: RouteContext) {
  app.get(
    '/v1/analysis/cash-forecast/accuracy',
    {
      schema: {
        operationId: 'getForecastAccuracy',
        description:
          'Compares the forecasts of the last twelve periods with actual cash flows, with accuracy one, four and twelve periods ahead',
        querystring: z.strictObject({ currency, unit: z.enum(UNITS).default('WEEK') }),
        response: { 200: accuracyShape },
      },
    },
    request =>
      access.asCaller(request, VIEW_ANALYSIS, async tx => {
        const { currency: of, unit } = request.query
        const { periods, ...read } = await readAccuracy(tx, of, unit)
        const known = (minor: bigint | null) => (minor === null ? null : showMoney(minor, of))
        return {
          ...read,
          unit,
          currency: of,
          periods: periods.map(({ sources, ...period }) => ({
            ...period,
            forecastClosing: known(period.forecastClosing),
            actualClosing: known(period.actualClosing),
            forecast: showMoney(period.forecast, of),
            actual: showMoney(period.actual, of),
            sources: sources.map(each => ({
              source: each.source,
              forecast: showMoney(each.forecast, of),
              actual: showMoney(each.actual, of),
              timing: showMoney(each.timing, of),
              amount: showMoney(each.amount, of),
            })),
          })),
        }
      }),
  )
}
