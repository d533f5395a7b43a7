import { today } from '../../../../i18n/format.ts'

/** The years of the calendar. */
const FIRST = 2020
const LAST = 2100

/** The year in the address, or the current one. */
export function yearOf(search: URLSearchParams): number {
  const year = Number(search.get('year'))
  return isYear(year) ? year : Number(today().slice(0, 4))
}

/** Whether the calendar includes this year. */
export const isYear = (year: number): boolean => Number.isInteger(year) && year >= FIRST && year <= LAST
