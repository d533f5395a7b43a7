import { isDate } from '../../../../i18n/calendarDate.ts'
import { type CreditValues, toInput, toLines } from './creditValues.ts'

const isWhole = (date: string | null) => date !== null && isDate(date)

/** The printable part of a credit memo; null without a complete date. */
export function toPreview(invoiceId: string, values: CreditValues) {
  if (!isWhole(values.memoDate)) return null
  const { note, ...content } = toInput(values)
  return { ...content, invoiceId, note: note || null }
}

/** What the preview doesn't show yet, as message ids. */
export function missingOf({ memoDate, lines }: CreditValues) {
  if (!isWhole(memoDate)) return ['creditMemos.preview.date'] as const
  return toLines(lines).length === 0 ? (['creditMemos.preview.noLines'] as const) : []
}
