// Dates and periods of billing cycles, by example and property.
import { describe, expect, it } from 'vitest'
import {
  type Cycle,
  cycleDayAfter,
  cycleDayUntil,
  lastDraftingDay,
  nextDraftingDay,
  periodStart,
} from '../../../../../services/account/invoicing/billingCycles/rules.ts'

const date = (text: string) => Temporal.PlainDate.from(text)
const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Asia/Jakarta]`)
const monthly = (day: number): Cycle => ({ cycle: 'MONTHLY', day })
const weekly = (day: number): Cycle => ({ cycle: 'WEEKLY', day })

describe('the day of a cycle', () => {
  it('is the last day of months that are shorter', () => {
    expect(cycleDayUntil(monthly(31), date('2026-02-28')).toString()).toBe('2026-02-28')
    expect(cycleDayUntil(monthly(31), date('2026-03-30')).toString()).toBe('2026-02-28')
    expect(cycleDayUntil(monthly(31), date('2028-03-30')).toString()).toBe('2028-02-29')
    expect(cycleDayUntil(monthly(30), date('2026-11-30')).toString()).toBe('2026-11-30')
    expect(cycleDayAfter(monthly(31), date('2026-01-31')).toString()).toBe('2026-02-28')
    expect(cycleDayAfter(monthly(31), date('2026-02-28')).toString()).toBe('2026-03-31')
  })

  it('is a day of the week, 1 is Monday', () => {
    // 2026-11-27 is a Friday.
    expect(cycleDayUntil(weekly(5), date('2026-11-27')).toString()).toBe('2026-11-27')
    expect(cycleDayUntil(weekly(1), date('2026-11-27')).toString()).toBe('2026-11-23')
    expect(cycleDayUntil(weekly(7), date('2026-11-27')).toString()).toBe('2026-11-22')
    expect(cycleDayAfter(weekly(5), date('2026-11-27')).toString()).toBe('2026-12-04')
  })

  it('counts from six in the evening', () => {
    expect(lastDraftingDay(monthly(30), at('2026-11-30T17:59:59')).toString()).toBe('2026-10-30')
    expect(lastDraftingDay(monthly(30), at('2026-11-30T18:00:00')).toString()).toBe('2026-11-30')
    expect(nextDraftingDay(monthly(30), at('2026-11-30T17:00:00')).toString()).toBe('2026-11-30')
    expect(nextDraftingDay(monthly(30), at('2026-11-30T19:00:00')).toString()).toBe('2026-12-30')
  })

  it('whatever the cycle: no day is between the one before and the one after, and periods leave no day out', () => {
    const cycles = [...Array.from({ length: 31 }, (_, day) => monthly(day + 1)), ...[1, 2, 3, 4, 5, 6, 7].map(weekly)]
    for (const cycle of cycles)
      for (
        let day = date('2027-12-25');
        Temporal.PlainDate.compare(day, date('2028-05-05')) < 0;
        day = day.add({ days: 1 })
      ) {
        const [before, after] = [cycleDayUntil(cycle, day), cycleDayAfter(cycle, day)]
        expect(Temporal.PlainDate.compare(before, day)).toBeLessThanOrEqual(0)
        expect(Temporal.PlainDate.compare(after, day)).toBe(1)
        expect(cycleDayUntil(cycle, after.subtract({ days: 1 })).toString()).toBe(before.toString())
        expect(periodStart(cycle, after.toString(), { billedUntil: null })).toBe(before.add({ days: 1 }).toString())
      }
  })
})

describe('a period', () => {
  it('begins after the one before, however long that was ago', () => {
    expect(periodStart(monthly(30), '2026-11-30', { billedUntil: null })).toBe('2026-10-31')
    expect(periodStart(monthly(30), '2026-11-30', { billedUntil: '2026-11-12' })).toBe('2026-11-13')
    expect(periodStart(monthly(30), '2026-11-30', { billedUntil: '2026-08-30' })).toBe('2026-08-31')
    expect(periodStart(null, '2026-11-17', { billedUntil: null })).toBe('2026-11-01')
  })
})
