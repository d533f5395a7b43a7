import { today } from '../../../../i18n/format.ts'

/** The years that the calendar has. */
const FIRST = 2020
const LAST = 2100

/** The year that the address names, or this one. */
export function yearOf(search: URLSearchParams): number {
  const year = Number(search.get('year'))
  return isYear(year) ? year : Number(today().slice(0, 4))
}

/** Whether the calendar has this year. */
export const isYear = (year: number): boolean => Number.isInteger(year) && year >= FIRST && year <= LAST
