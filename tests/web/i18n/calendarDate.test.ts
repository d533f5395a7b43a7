import { endOfMonth, parseDate } from '@internationalized/date'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, isDate, monthEnd } from '../../../web/i18n/calendarDate.ts'

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const step = fc.integer({ min: -800, max: 800 })

describe('business dates', () => {
  test('are reckoned as a library does it', () => {
    fc.assert(
      fc.property(day, step, (date, count) => {
        expect(addDays(date, count)).toBe(parseDate(date).add({ days: count }).toString())
        expect(addMonths(date, count)).toBe(parseDate(date).add({ months: count }).toString())
        expect(monthEnd(date)).toBe(endOfMonth(parseDate(date)).toString())
      }),
    )
  })

  test('are as far from each other as the days added', () => {
    fc.assert(fc.property(day, step, (date, count) => daysBetween(date, addDays(date, count)) === count))
  })

  test.each(['2026-02-30', '2026-11-31', '2026-13-01', '2026-1-1', '21/11/2026', ''])('%j is not one', text => {
    expect(isDate(text)).toBe(false)
  })
})
