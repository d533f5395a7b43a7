// The organization's forecast cash in a currency, as far as its records show.
import type { Tx } from '../../kit/database/database.ts'
import { showMoney } from '../../kit/money.ts'
import { showRupiahRate } from '../exchangeRates/public.ts'
import { forecastOf, type Scenario } from './forecast.ts'
import { periodsFrom, type Unit } from './periods.ts'
import { readForecast, type Scope } from './repository.ts'
import { showOutcome } from './shapes.ts'

export type ForecastQuery = Scope & {
  unit: Unit
  usesLags: boolean
  /** Counts records even though they seem to be in a balance already. */
  includesLeftOut: boolean
  /** Compared with the base, in this order. */
  scenarios: readonly Scenario[]
}

export async function readCashForecast(
  tx: Tx,
  { unit, usesLags, includesLeftOut, scenarios, ...scope }: ForecastQuery,
) {
  const read = await readForecast(tx, scope, {
    includesLeftOut,
    apart: scenarios.flatMap(({ leavesOut }) => leavesOut),
  })
  const { today, openingMinor, minimum, flows } = read
  const { currency } = scope
  const given = {
    today,
    periods: periodsFrom(today, unit),
    opening: openingMinor ?? 0n,
    minimum: minimum.minor,
    flows,
    usesLags,
  }
  const shown = { currency, isKnown: openingMinor !== null, rate: read.rate }
  return {
    today,
    unit,
    currency,
    openingAt: read.openingAt,
    unknown: read.unknown,
    minimum: minimum.minor === null ? null : showMoney(minimum.minor, currency),
    minimumVersion: minimum.version,
    rupiahRate: showRupiahRate(read.rate),
    ...showOutcome(forecastOf(given), shown),
    scenarios: scenarios.map(scenario => showOutcome(forecastOf({ ...given, scenario }), shown)),
    leftOut: read.leftOut.map(({ reason, direction, minor, count }) => ({
      reason,
      direction,
      amount: showMoney(minor, currency),
      count,
    })),
  }
}
