// What a forecast is asked for, by the screen and by whoever exports it.
import { z } from 'zod'
import { idList } from '../../kit/idShapes.ts'
import { type Currency, currency } from '../../kit/money.ts'
import type { ForecastQuery } from './cashForecast.ts'
import { UNITS } from './periods.ts'

const MAX_LATE_DAYS = 366

/** Beside the base, so that they can be told apart. */
const MAX_SCENARIOS = 3

const lateDays = z.int().min(0).max(MAX_LATE_DAYS).default(0)
const scenario = z.strictObject({
  receiptsLateDays: lateDays,
  paymentsLateDays: lateDays,
  haircutPercent: z.number().min(0).max(100).multipleOf(0.01).default(0),
  includesUnapproved: z.boolean().default(false),
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
  .max(1_000)
  .default('[]')
  .transform(parsed)
  .pipe(z.array(scenario).max(MAX_SCENARIOS))
  .describe(
    'JSON: up to three of `{receiptsLateDays, paymentsLateDays, haircutPercent, includesUnapproved}`, each beside the base',
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
