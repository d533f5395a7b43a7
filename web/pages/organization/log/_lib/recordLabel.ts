import type { Formats } from '../../../../i18n/format.ts'

const LINE = /^(?<date>\d{4}-\d{2}-\d{2}) (?<currency>[A-Z]{3}) (?<amount>\d+\.\d{2}) (?<description>.*)$/
const RATE = /^(?<currency>[A-Z]{3}) (?<date>\d{4}-\d{2}-\d{2})$/
const SUM = /^(?:(?<name>.*), )?(?<amount>-?\d+\.\d{2}) (?<currency>[A-Z]{3})$/

/**
 * Lines, matches, drafts and exchange rates have no name: the log identifies them in a permanent language-neutral form. This formats its dates and amounts
 * in the reader's language.
 */
export function readableLabel(label: string, formats: Pick<Formats, 'date' | 'money'>): string {
  const line = LINE.exec(label)?.groups
  if (line) {
    const { date = '', amount = '', currency = '', description = '' } = line
    return [formats.date(date), formats.money({ amount, currency }), description].filter(Boolean).join(' · ')
  }
  const rate = RATE.exec(label)?.groups
  if (rate) return `${rate['currency']} · ${formats.date(rate['date'] ?? '', { year: 'always' })}`
  const sum = SUM.exec(label)?.groups
  if (!sum) return label
  const { name = '', amount = '', currency = '' } = sum
  return [name, formats.money({ amount, currency })].filter(Boolean).join(' · ')
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Formats a value that the log stores in neutral form: a date or an amount with its currency. */
export const readableValue = (text: string, formats: Pick<Formats, 'date' | 'money'>): string =>
  DATE.test(text) ? formats.date(text, { year: 'always' }) : readableLabel(text, formats)
