// Formats figures and dates for documents. Bilingual documents follow Indonesian usage, as their first language.
import { formatMinor } from '../../../kit/money.ts'
import { formatPercent } from '../documents/public.ts'
import type { PrintedLanguage } from './printed.ts'

const MINUS = '\u2212'

function grouped(decimal: string, language: PrintedLanguage): string {
  const [thousands, point] = language === 'en' ? [',', '.'] : ['.', ',']
  const isNegative = decimal.startsWith('-')
  const [whole = '', fraction] = decimal.replace('-', '').split('.')
  const figure = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands)
  return `${isNegative ? MINUS : ''}${figure}${fraction === undefined ? '' : `${point}${fraction}`}`
}

/** `1.234.567,00`, or `1,234,567.00` in English. */
export const printAmount = (minor: bigint, language: PrintedLanguage): string => grouped(formatMinor(minor), language)

/** A quantity, without unneeded decimals. */
export const printQuantity = (quantity: string, language: PrintedLanguage): string => grouped(quantity, language)

/** Hundredths of a percent, without unneeded decimals: `2%`, `2,65%`. */
export const printPercent = (percent: number, language: PrintedLanguage): string =>
  `${grouped(formatPercent(percent), language)}%`

const MONTHS = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** `20 Oktober 2026`, or `20 October 2026` in English. */
export function printDate(date: string, language: PrintedLanguage): string {
  const { day, month, year } = Temporal.PlainDate.from(date)
  return `${day} ${MONTHS[language === 'en' ? 'en' : 'id'][month - 1]} ${year}`
}
