// Dates of records, limited to plausible years: `0026-12-01`, `1926-12-01` and `9999-12-31` are typing errors.
import { z } from 'zod'

const FIRST_YEAR = 2000
const LAST_YEAR = 2100

/** Whether the day's year is plausible for a record. */
export function isBusinessYear(date: string): boolean {
  const year = Number(date.slice(0, 4))
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** An accounting month, `2026-11`. */
export const businessMonth = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

/** The date of a record, `2026-11-30`. */
export const businessDate = z.iso.date().superRefine((date, context) => {
  if (!isBusinessYear(date)) context.addIssue({ code: 'custom', params: { code: 'INVALID_DATE' }, input: date })
})
