// Exchange rates on the wire.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { formatExchangeRate, rateInput } from '../../kit/exchangeRate.ts'
import { type Currency, currency, type Money, showMoney } from '../../kit/money.ts'
import { nameOf } from '../../kit/nameShape.ts'
import { type RupiahRate, toRupiah } from './rupiah.ts'
import type { ExchangeRateRow } from './table.ts'

const rateText = z.string().describe('Rupiah for one unit of the currency')

export const exchangeRateShape = z
  .object({
    id: z.uuid(),
    currency,
    date: z.string(),
    rate: rateText,
    source: z.string().describe('Publisher of the rate'),
    enteredAt: z.string(),
    enteredBy: z.uuid().nullable(),
    version: z.int(),
  })
  .meta({ id: 'ExchangeRate', description: 'What a currency comes to in rupiah, as somebody entered it of a day' })

export const newExchangeRate = z.strictObject({
  currency,
  date: businessDate,
  rate: rateInput,
  source: nameOf(60),
  version: z
    .int()
    .min(0)
    .nullable()
    .describe('Of the rate that it replaces; 0: the day has none yet; null: it replaces whatever the day has'),
})

export const showRate = (row: ExchangeRateRow): z.infer<typeof exchangeRateShape> => ({
  id: row.id,
  currency: row.currency,
  date: row.day,
  rate: formatExchangeRate(row.rate),
  source: row.source,
  enteredAt: row.enteredAt,
  enteredBy: row.enteredBy,
  version: row.version,
})

/** By which amounts are shown in rupiah; null on the wire: nobody entered one. */
export const rupiahRateShape = z
  .object({ rate: rateText, date: z.string(), source: z.string() })
  .meta({ id: 'RupiahRate', description: 'The last rate that was entered of the day or before it' })

export const showRupiahRate = (rate: RupiahRate | null): z.infer<typeof rupiahRateShape> | null =>
  rate && { rate: formatExchangeRate(rate.rate), date: rate.day, source: rate.source }

/** An amount in rupiah; null without a rate, or where the amount is not known. */
export const showInRupiah = (minor: bigint | null, rate: RupiahRate | null): Money | null =>
  minor === null || rate === null ? null : showMoney(toRupiah(minor, rate), RUPIAH)

const RUPIAH: Currency = 'IDR'
