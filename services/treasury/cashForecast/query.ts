// The query of a forecast, for the screen and for exports.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { type Currency, currency, minorOf, positiveDecimal } from '../../kit/money.ts'
import { direction } from '../transactionShapes.ts'
import type { ForecastQuery } from './cashForecast.ts'
import { UNITS } from './periods.ts'

const MAX_LATE_DAYS = 366

/** More could not be distinguished on screen. */
const MAX_SCENARIOS = 3

/** As many of each as fit into an address, for three scenarios. */
const MAX_LEFT_OUT = 10
const MAX_EXTRA_LINES = 5
const MAX_LENGTH = 4_000

const lateDays = z.int().min(0).max(MAX_LATE_DAYS).default(0)
const scenario = z.strictObject({
  receiptsLateDays: lateDays,
  paymentsLateDays: lateDays,
  haircutPercent: z.number().min(0).max(100).multipleOf(0.01).default(0),
  includesUnapproved: z.boolean().default(false),
  leavesOut: z.array(id).max(MAX_LEFT_OUT).default([]),
  extraLines: z
    .array(z.strictObject({ direction, amount: positiveDecimal, date: businessDate }))
    .max(MAX_EXTRA_LINES)
    .default([])
    .transform(lines =>
      lines.map(({ direction: way, amount, date }) => ({ direction: way, day: date, minor: minorOf(amount) })),
    ),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `?scenarios=[{"receiptsLateDays":7}]`. */
const scenarios = z
  .string()
  .max(MAX_LENGTH)
  .default('[]')
  .transform(parsed)
  .pipe(z.array(scenario).max(MAX_SCENARIOS))
  .describe(
    'JSON: up to three of `{receiptsLateDays, paymentsLateDays, haircutPercent, includesUnapproved, leavesOut, extraLines}`, each beside the base; `leavesOut` are ids of records and planned lines, `extraLines` `{direction, amount, date}`',
  )
export const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform(value => value === 'true')

export const forecastScope = {
  currency,
  accountIds: idList.optional().describe('Of these accounts alone; what names no account is not in it then'),
  entityIds: idList.optional().describe('Of accounts of these entities alone; likewise'),
  usesLags: flag(true).describe('Whether receipts are put where their counterparties usually pay'),
}

export const includesLeftOut = flag(false).describe('Whether what seems to be in a balance already counts after all')

export const forecastQuery = {
  ...forecastScope,
  unit: z.enum(UNITS).default('WEEK'),
  scenarios,
  includesLeftOut,
}

type Asked = Omit<ForecastQuery, 'accountIds' | 'entityIds'> & {
  currency: Currency
  accountIds?: string[] | undefined
  entityIds?: string[] | undefined
}

export const queryOf = ({
  currency: of,
  accountIds,
  entityIds,
  unit,
  usesLags,
  includesLeftOut: isCounted,
  scenarios: asked,
}: Asked): ForecastQuery => ({
  currency: of,
  accountIds: accountIds ?? null,
  entityIds: entityIds ?? null,
  unit,
  usesLags,
  includesLeftOut: isCounted,
  scenarios: asked,
})
