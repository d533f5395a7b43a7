// The dates of records: a day within the years that anybody keeps books of. `0026-12-01`, `1926-12-01` and `9999-12-31` are slips of the hand.
import { z } from 'zod'

const FIRST_YEAR = 2000
const LAST_YEAR = 2100

/** Whether books are kept of this day's year. */
export function isBusinessYear(date: string): boolean {
  const year = Number(date.slice(0, 4))
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** A month of the books, `2026-11`. */
export const businessMonth = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

/** The day of a record, `2026-11-30`. */
export const businessDate = z.iso.date().superRefine((date, context) => {
  if (!isBusinessYear(date)) context.addIssue({ code: 'custom', params: { code: 'INVALID_DATE' }, input: date })
})
