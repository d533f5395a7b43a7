// Parses pasted exchange rates: one per line, `2026-11-20 USD 16284.00`, separated by commas, semicolons, tabs or spaces.
import { isDate } from '../../../../i18n/calendarDate.ts'
import { type Currency, currencies } from '../../../../i18n/currency.ts'

export type TypedRate = { currency: Currency; date: string; rate: string }

/** Limit of one request. */
export const MAX_RATES = 100

/** Whether the text is a rate above zero with at most four decimals. */
export const isRate = (text: string): boolean => /^\d{1,7}(\.\d{1,4})?$/.test(text) && /[1-9]/.test(text)

/** The parsed rates, the number of the line of each, and the numbers of lines that can't be read. Skips empty lines. */
export function readRates(text: string): { rates: TypedRate[]; lines: number[]; wrong: number[] } {
  const rates: TypedRate[] = []
  const lines: number[] = []
  const wrong: number[] = []
  for (const [place, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [date = '', name, rate = '', ...more] = line.trim().split(/[\s,;]+/)
    const currency = currencies.find(each => each !== 'IDR' && each === name?.toUpperCase())
    if (currency && isDate(date) && isRate(rate) && more.length === 0) {
      rates.push({ currency, date, rate })
      lines.push(place + 1)
    } else wrong.push(place + 1)
  }
  return { rates, lines, wrong }
}
