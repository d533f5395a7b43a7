// Rates in percent: decimal strings in the API, with the language's decimal mark on screen.
import type { Language } from '../../../../i18n/language.ts'

const RATE = /^\d{1,3}(?:\.\d{1,4})?$/

/** Converts `5,25` or `5.25` to the API's format; null when it is no rate from 0 to 100. */
export function readRate(text: string): string | null {
  const rate = text.trim().replace(',', '.').replace(/%$/, '').trim()
  return RATE.test(rate) && Number(rate) <= 100 ? rate : null
}

/** As shown in a field. */
export const rateText = (rate: string, language: Language): string =>
  language === 'id' ? rate.replace('.', ',') : rate

const INTEREST_DECIMALS = 2

/** An interest rate with at least the two decimals that banks quote: `5.30%`. */
export function interestPercent(rate: string, language: Language): string {
  const [whole = '', fraction = ''] = rate.split('.')
  return percent(`${whole}.${fraction.padEnd(INTEREST_DECIMALS, '0')}`, language)
}

/** `20%`, `5.25%` or `5,25%`. */
export const percent = (rate: string, language: Language): string => `${rateText(rate, language)}%`
