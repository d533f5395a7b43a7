import { isDate } from '../../../../i18n/calendarDate.ts'
import { type CreditValues, toInput, toLines } from './creditValues.ts'

const isWhole = (date: string | null) => date !== null && isDate(date)

/** What can be printed of a credit memo so far; null before its date is whole. */
export function toPreview(invoiceId: string, values: CreditValues) {
  if (!isWhole(values.memoDate)) return null
  const { note, ...content } = toInput(values)
  return { ...content, invoiceId, note: note || null }
}

/** What is not on the preview yet, by the ids of its sentences. */
export function missingOf({ memoDate, lines }: CreditValues) {
  if (!isWhole(memoDate)) return ['creditMemos.preview.date'] as const
  return toLines(lines).length === 0 ? (['creditMemos.preview.noLines'] as const) : []
}
