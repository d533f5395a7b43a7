// HTTP of the cash forecast: shapes in and out, no rules.
import { z } from 'zod'
import type { Server } from '../../kit/http/server.ts'
import { currency, decimal, minorOf, money, showMoney } from '../../kit/money.ts'
import { VIEW_ANALYSIS } from '../cashPosition/public.ts'
import type { RouteContext } from '../context.ts'
import { readCashForecast } from './cashForecast.ts'
import { FLOW_SOURCES, type FlowSource } from './forecast.ts'
import { setMinimumCash } from './minimumCash.ts'
import { flag, forecastQuery, forecastScope, includesLeftOut, queryOf } from './query.ts'
import { readForecastRecords } from './records.ts'
import { forecastRecords, forecastShape } from './shapes.ts'

const MANAGE = 'treasury.expected.manage'
/** The page size of any list. */
const MAX_RECORDS = 200

/** Sources whose records are not expected transactions. */
const OF_OTHER_RECORDS: ReadonlySet<FlowSource> = new Set(['UNAPPROVED_BILL', 'UNAPPROVED_PAYMENT', 'PLANNED'])

export function cashForecastRoutes(app: Server, { access }: RouteContext) {
  app.get(
    '/v1/analysis/cash-forecast',
    {
      schema: {
        operationId: 'getCashForecast',
        description:
          'Cash forecast in one currency over twelve days, weeks or months from today, with up to three scenarios',
        querystring: z.strictObject(forecastQuery),
        response: { 200: forecastShape },
      },
    },
    request => access.asCaller(request, VIEW_ANALYSIS, tx => readCashForecast(tx, queryOf(request.query))),
  )

  app.get(
    '/v1/analysis/cash-forecast/records',
    {
      schema: {
        operationId: 'listForecastRecords',
        description: 'Records behind an amount of the base forecast, largest first; or the excluded ones',
        querystring: z.strictObject({
          ...forecastScope,
          direction: z.enum(['DEBIT', 'CREDIT']),
          from: z.iso.date().default('0001-01-01'),
          to: z.iso.date().default('9999-12-31'),
          source: z.enum(FLOW_SOURCES).optional(),
          leftOut: flag(false),
          includesLeftOut,
          includesUnapproved: flag(false),
        }),
        response: { 200: forecastRecords },
      },
    },
    request =>
      access.asCaller(request, VIEW_ANALYSIS, async tx => {
        const { currency: of, accountIds = null, entityIds = null, source = null, ...query } = request.query
        const read = await readForecastRecords(
          tx,
          { currency: of, accountIds, entityIds, source, ...query },
          MAX_RECORDS,
        )
        return {
          items: read.items.map(({ id, minor, isOrder, ...item }) => ({
            ...item,
            expectedTransactionId: isOrder || OF_OTHER_RECORDS.has(item.source) ? null : id,
            paymentTransactionId: isOrder ? id : null,
            plannedLineId: item.source === 'PLANNED' ? id : null,
            billId: item.source === 'UNAPPROVED_BILL' ? id : null,
            paymentId: item.source === 'UNAPPROVED_PAYMENT' ? id : null,
            amount: showMoney(minor, of),
          })),
          totalCount: read.totalCount,
          total: showMoney(read.totalMinor, of),
        }
      }),
  )

  const minimum = z.object({ amount: money.nullable(), version: z.int() }).meta({ id: 'MinimumCash' })
  app.put(
    '/v1/analysis/minimum-cash/:currency',
    {
      schema: {
        operationId: 'setMinimumCash',
        description: 'Sets the minimum cash in a currency; refuses G-3 stale version',
        params: z.strictObject({ currency }),
        body: z.strictObject({
          amount: decimal
            .refine(text => !text.startsWith('-'))
            .nullable()
            .describe('Null takes it away'),
          version: z.int().min(0).describe('0 while none was ever set'),
        }),
        response: { 200: minimum },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async tx => {
        const { amount, version } = request.body
        const { currency: of } = request.params
        const after = await setMinimumCash(tx, of, { amountMinor: amount === null ? null : minorOf(amount), version })
        return {
          amount: after.amountMinor === null ? null : showMoney(after.amountMinor, of),
          version: after.version,
        }
      }),
  )
}
