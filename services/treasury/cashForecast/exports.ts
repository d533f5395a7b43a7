// How the cash forecast is exported: a row for each of its periods, with the scenarios' amounts next to the base's.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { amount, date, text } from '../../kit/exports/columns.ts'
import type { ComputedExport } from '../../kit/exports/listExport.ts'
import { currency, minorOf } from '../../kit/money.ts'
import { VIEW_ANALYSIS } from '../cashPosition/public.ts'
import { LABELS } from '../exportColumns.ts'
import { readCashForecast } from './cashForecast.ts'
import { forecastQuery, queryOf } from './query.ts'

const whole = z.strictObject({
  ...forecastQuery,
  currency: currency.default('IDR'),
  sort: z.enum(['period']).default('period'),
})

const minorText = (shown: { amount: string } | null | undefined): string | null =>
  shown == null ? null : minorOf(shown.amount).toString()

export const cashForecastExport: ComputedExport = {
  name: { en: 'Cash forecast', id: 'Proyeksi kas' },
  permission: VIEW_ANALYSIS,
  list: { whole },
  columns: {
    from: date({ en: 'From', id: 'Dari' }, sql`r."from"`),
    to: date({ en: 'To', id: 'Sampai' }, sql`r."to"`),
    currency: text(LABELS.currency, sql`r.currency`),
    opening: amount({ en: 'Opening', id: 'Saldo awal' }, sql`r.opening`),
    in: amount({ en: 'In', id: 'Masuk' }, sql`r."in"`),
    out: amount({ en: 'Out', id: 'Keluar' }, sql`r."out"`),
    closing: amount({ en: 'Closing', id: 'Saldo akhir' }, sql`r.closing`),
    lowest: amount({ en: 'Lowest', id: 'Terendah' }, sql`r.lowest`),
    lowestOn: date({ en: 'Lowest on', id: 'Terendah pada' }, sql`r.lowest_on`),
    scenarioIn: amount({ en: 'Scenario in', id: 'Skenario masuk' }, sql`r.scenario_in`),
    scenarioOut: amount({ en: 'Scenario out', id: 'Skenario keluar' }, sql`r.scenario_out`),
    scenarioClosing: amount({ en: 'Scenario closing', id: 'Skenario saldo akhir' }, sql`r.scenario_closing`),
    scenario2In: amount({ en: 'Scenario 2 in', id: 'Skenario 2 masuk' }, sql`r.scenario_2_in`),
    scenario2Out: amount({ en: 'Scenario 2 out', id: 'Skenario 2 keluar' }, sql`r.scenario_2_out`),
    scenario2Closing: amount({ en: 'Scenario 2 closing', id: 'Skenario 2 saldo akhir' }, sql`r.scenario_2_closing`),
    scenario3In: amount({ en: 'Scenario 3 in', id: 'Skenario 3 masuk' }, sql`r.scenario_3_in`),
    scenario3Out: amount({ en: 'Scenario 3 out', id: 'Skenario 3 keluar' }, sql`r.scenario_3_out`),
    scenario3Closing: amount({ en: 'Scenario 3 closing', id: 'Skenario 3 saldo akhir' }, sql`r.scenario_3_closing`),
  },
  computed: {
    types: {
      from: 'date',
      to: 'date',
      currency: 'text',
      opening: 'bigint',
      in: 'bigint',
      out: 'bigint',
      closing: 'bigint',
      lowest: 'bigint',
      lowest_on: 'date',
      scenario_in: 'bigint',
      scenario_out: 'bigint',
      scenario_closing: 'bigint',
      scenario_2_in: 'bigint',
      scenario_2_out: 'bigint',
      scenario_2_closing: 'bigint',
      scenario_3_in: 'bigint',
      scenario_3_out: 'bigint',
      scenario_3_closing: 'bigint',
    },
    rows: async (tx, asked) => {
      const { sort: _sort, ...query } = whole.parse(asked)
      const read = await readCashForecast(tx, queryOf(query))
      return read.periods.map((period, place) => {
        const [first, second, third] = read.scenarios.map(({ periods }) => periods[place])
        return {
          from: period.from,
          to: period.to,
          currency: query.currency,
          opening: minorText(period.opening),
          in: minorText(period.in),
          out: minorText(period.out),
          closing: minorText(period.closing),
          lowest: minorText(period.lowest?.amount),
          lowest_on: period.lowest?.day ?? null,
          scenario_in: minorText(first?.in),
          scenario_out: minorText(first?.out),
          scenario_closing: minorText(first?.closing),
          scenario_2_in: minorText(second?.in),
          scenario_2_out: minorText(second?.out),
          scenario_2_closing: minorText(second?.closing),
          scenario_3_in: minorText(third?.in),
          scenario_3_out: minorText(third?.out),
          scenario_3_closing: minorText(third?.closing),
        }
      })
    },
  },
}
